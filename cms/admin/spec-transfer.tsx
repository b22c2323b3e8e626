'use client';

import { Button, useConfig, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useId, useState, type ReactNode } from 'react';
import { sayProblem } from '../specs/spec-problems.ts';
import type { ImportOutcome } from '../specs/spec-store.ts';
import './spec-transfer.css';

type State =
  | { kind: 'ready' }
  | { kind: 'working' }
  | { kind: 'failed'; reason: string }
  | { kind: 'answered'; outcome: ImportOutcome };

const mostShown = 200;

/** Above the list of a tier's specifications: the whole list as a file, and a file as the whole list. */
export function SpecTransfer({ collectionSlug }: { collectionSlug: string }): ReactNode {
  const { t: translate, i18n } = useTranslation();
  const t = (key: string, values?: Record<string, unknown>): string =>
    translate(`cms:${key}` as never, values);
  const { config } = useConfig();
  const router = useRouter();
  const fileId = useId();
  const [file, setFile] = useState<File>();
  const [removeMissing, setRemoveMissing] = useState(false);
  const [state, setState] = useState<State>({ kind: 'ready' });
  const address = `${config.serverURL}${config.routes.api}/${collectionSlug}/csv`;

  async function send(dryRun: boolean): Promise<void> {
    if (!file) return;
    setState({ kind: 'working' });
    try {
      const query = new URLSearchParams({
        dryRun: String(dryRun),
        removeMissing: String(removeMissing),
      });
      const answer = await fetch(`${address}?${query}`, {
        method: 'POST',
        credentials: 'include',
        headers: { 'content-type': 'text/csv' },
        body: await file.text(),
      });
      const body = (await answer.json()) as ImportOutcome | { errors?: { message: string }[] };
      if ('state' in body) setState({ kind: 'answered', outcome: body });
      else setState({ kind: 'failed', reason: body.errors?.[0]?.message ?? String(answer.status) });
      if ('state' in body && body.state === 'imported') router.refresh();
    } catch (error) {
      setState({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
    }
  }

  return (
    <details className="spec-transfer">
      <summary>{t('transfer')}</summary>
      <p>
        <a href={address} download>
          {t('export')}
        </a>
      </p>
      <p className="spec-transfer__file">
        <label htmlFor={fileId}>{t('file')}</label>
        <input
          id={fileId}
          type="file"
          accept=".csv,text/csv"
          onChange={(event) => {
            setFile(event.target.files?.[0]);
            setState({ kind: 'ready' });
          }}
        />
      </p>
      <label className="spec-transfer__choice">
        <input
          type="checkbox"
          checked={removeMissing}
          onChange={(event) => setRemoveMissing(event.target.checked)}
        />
        {t('removeMissing')}
      </label>
      <div className="spec-transfer__buttons">
        <Button
          buttonStyle="secondary"
          disabled={!file || state.kind === 'working'}
          onClick={() => void send(true)}
        >
          {t('check')}
        </Button>
        <Button disabled={!file || state.kind === 'working'} onClick={() => void send(false)}>
          {t('import')}
        </Button>
      </div>
      <div role="status">
        {state.kind === 'working' && <p>{t('working')}</p>}
        {state.kind === 'failed' && <p>{t('failed', { reason: state.reason })}</p>}
        {state.kind === 'answered' && state.outcome.state !== 'bad' && (
          <p>{t(state.outcome.state === 'checked' ? 'clean' : 'done', { ...state.outcome })}</p>
        )}
        {state.kind === 'answered' && state.outcome.state === 'bad' && (
          <>
            <p>
              {t('refused', { count: new Set(state.outcome.problems.map(({ row }) => row)).size })}
            </p>
            <table>
              <thead>
                <tr>
                  {['row', 'column', 'reason'].map((name) => (
                    <th key={name} scope="col">
                      {t(name)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {state.outcome.problems
                  .slice(0, mostShown)
                  .map(({ row, column, problem }, index) => (
                    <tr key={index}>
                      <td>{row}</td>
                      <td>{column}</td>
                      <td>{sayProblem(problem, i18n.language)}</td>
                    </tr>
                  ))}
              </tbody>
            </table>
          </>
        )}
      </div>
    </details>
  );
}

'use client';

import { Button } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useId, useState, type ReactNode } from 'react';
import { messageOf } from '../../core/util/error-message.ts';
import type { RowProblem } from '../specs/spec-csv.ts';
import type { ImportOutcome } from '../specs/spec-store.ts';
import type { TranslationKey } from './translations.ts';
import { useWords } from './use-words.ts';
import './spec-transfer.css';

type State =
  | { kind: 'ready' }
  | { kind: 'working' }
  | { kind: 'failed'; reason: string }
  | { kind: 'finished'; outcome: ImportOutcome };

/** Above the list of a tier's specifications: downloads the whole list as a file, and imports a file. */
export function SpecTransfer({ collectionSlug }: { collectionSlug: string }): ReactNode {
  const { t } = useWords();
  const router = useRouter();
  const fileId = useId();
  const [file, setFile] = useState<File>();
  const [removeMissing, setRemoveMissing] = useState(false);
  const [state, setState] = useState<State>({ kind: 'ready' });
  const csvUrl = `/rest/${collectionSlug}/csv`;

  async function send(dryRun: boolean): Promise<void> {
    if (!file) return;
    setState({ kind: 'working' });
    const next = await postFile(csvUrl, file, { dryRun, removeMissing });
    setState(next);
    if (next.kind === 'finished' && next.outcome.kind === 'imported') router.refresh();
  }

  return (
    <details className="spec-transfer">
      <summary>{t('transfer')}</summary>
      <p>
        <a href={csvUrl} download>
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
        <Status state={state} />
      </div>
    </details>
  );
}

async function postFile(
  csvUrl: string,
  file: File,
  { dryRun, removeMissing }: { dryRun: boolean; removeMissing: boolean },
): Promise<State> {
  const searchParams = new URLSearchParams({
    dryRun: String(dryRun),
    removeMissing: String(removeMissing),
  });
  try {
    const response = await fetch(`${csvUrl}?${searchParams}`, {
      method: 'POST',
      headers: { 'content-type': 'text/csv' },
      body: await file.text(),
    });
    const body = (await response.json()) as ImportOutcome | { errors?: { message: string }[] };
    if ('kind' in body) return { kind: 'finished', outcome: body };
    return { kind: 'failed', reason: body.errors?.[0]?.message ?? String(response.status) };
  } catch (error) {
    return { kind: 'failed', reason: messageOf(error) };
  }
}

function Status({ state }: { state: State }): ReactNode {
  const { t } = useWords();
  if (state.kind === 'ready') return null;
  if (state.kind === 'working') return <p>{t('working')}</p>;
  if (state.kind === 'failed') return <p>{t('failed', { reason: state.reason })}</p>;
  const { outcome } = state;
  if (outcome.kind === 'invalid') return <Problems problems={outcome.problems} />;
  return <p>{t(outcome.kind === 'checked' ? 'clean' : 'done', { ...outcome })}</p>;
}

function Problems({ problems }: { problems: readonly RowProblem[] }): ReactNode {
  const { t } = useWords();
  const columns: readonly TranslationKey[] = ['row', 'column', 'reason'];
  return (
    <>
      <p>{t('refused', { count: new Set(problems.map(({ row }) => row)).size })}</p>
      <table>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {problems.map(({ row, column, problem }, index) => (
            <tr key={index}>
              <td>{row}</td>
              <td>{column}</td>
              <td>{t(problem.kind, problem)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

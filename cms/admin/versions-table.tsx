'use client';

import { Link, useConfig, useTranslation } from '@payloadcms/ui';
import { formatDate } from '@payloadcms/ui/shared';
import { useSyncExternalStore, type ReactNode } from 'react';
import { useWords } from './use-words.ts';

/** The framework's own words. */
const stateNames = {
  current: 'version:currentlyPublished',
  previous: 'version:previouslyPublished',
  draft: 'version:draft',
} as const;

export interface ListedVersion {
  id: number | string;
  updatedAt: string;
  state: keyof typeof stateNames;
  author: string;
}

export function VersionsTable({
  versions,
  path,
}: {
  versions: readonly ListedVersion[];
  path: string;
}): ReactNode {
  const { t } = useWords();
  const { t: frameworkWords } = useTranslation();
  const { config } = useConfig();
  return (
    <div className="table">
      <table>
        <thead>
          <tr>
            <th scope="col">{t('changedAt')}</th>
            <th scope="col">{t('changedBy')}</th>
            <th scope="col">{t('state')}</th>
          </tr>
        </thead>
        <tbody>
          {versions.map(({ id, updatedAt, state, author }) => (
            <tr key={id}>
              <td>
                <Link href={`${config.routes.admin}${path}/${id}`} prefetch={false}>
                  <LocalTime date={updatedAt} />
                </Link>
              </td>
              <td>
                <bdi>{author}</bdi>
              </td>
              <td>{frameworkWords(stateNames[state])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const noChanges = () => () => {};

/** In the editor's time zone, which the server does not know. */
function LocalTime({ date }: { date: string }): ReactNode {
  const { i18n } = useTranslation();
  const { config } = useConfig();
  const text = useSyncExternalStore(
    noChanges,
    () => formatDate({ date, i18n, pattern: config.admin.dateFormat }),
    () => '',
  );
  return <time dateTime={date}>{text}</time>;
}

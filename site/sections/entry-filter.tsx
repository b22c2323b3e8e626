import type { ReactNode } from 'react';
import { useWords } from '../site-context.tsx';
import styles from './entry-filter.module.css';

/** A field that filters the page's entries (`data-search-entry`) as one types, by `behaviours/filter-entries.ts`. */
export function EntryFilter(): ReactNode {
  const t = useWords('sections');
  return (
    <div className={`${styles.filter} wrap needs-script not-printed`}>
      <label className="strong" htmlFor="filter">
        {t('filter.label')}
      </label>
      <input className="control" id="filter" type="search" autoComplete="off" />
      <output htmlFor="filter" data-found={t('filter.found', { number: '{{number}}' })} />
    </div>
  );
}

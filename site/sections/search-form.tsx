import type { ReactNode } from 'react';
import { maxSearchQueryLength } from '../../core/domain/search-query.ts';
import { useSite, useWords } from '../site-context.tsx';
import { buttonClass } from '../ui/button.tsx';
import styles from './search-form.module.css';

interface SearchFormProps {
  id: string;
  label: string;
  submit: string;
  /** The query of the current results. */
  query?: string;
  /** Beside the field. */
  children?: ReactNode;
}

/** Leads to the search page. */
export function SearchForm({ id, label, submit, query, children }: SearchFormProps): ReactNode {
  const hint = useWords('sections')('searchHint');
  const { links } = useSite();
  return (
    <search>
      <form action={links.page('search')} method="get" className="gap-2 column">
        <label className="strong" htmlFor={id}>
          {label}
        </label>
        <div className={`${styles.field} wrap gap-3`}>
          <input
            className="control"
            id={id}
            name="q"
            type="search"
            defaultValue={query}
            placeholder={hint}
            required
            autoComplete="off"
            enterKeyHint="search"
            maxLength={maxSearchQueryLength}
          />
          <button type="submit" className={buttonClass()}>
            {submit}
          </button>
        </div>
        {children}
      </form>
    </search>
  );
}

import { useEffect, useRef, type ReactNode } from 'react';
import { columnsByTier } from '../../../core/domain/instrument-spec.ts';
import { formatTemplate } from '../../../core/specs/format-template.ts';
import {
  formatSortChoice,
  formatView,
  withSortChoice,
  type SpecsView,
} from '../../../core/specs/specs-view.ts';
import type { SpecsWords } from './specs-props.ts';
import styles from './account-specs.module.css';

interface SortSelectProps {
  urlView: SpecsView;
  words: SpecsWords;
  pageUrl: string;
  navigate: (change: (view: SpecsView) => SpecsView) => void;
}

/** The order of the rows, on phones, whose table has no visible heads: without JavaScript a form that opens the view's URL. */
export function SortSelect({ urlView, words, pageUrl, navigate }: SortSelectProps): ReactNode {
  const { table } = words;
  const select = useRef<HTMLSelectElement>(null);
  const choice = urlView.sort ? formatSortChoice(urlView.sort) : '';
  const choose = (chosen: string): void => navigate((view) => withSortChoice(view, chosen));
  const initial = useRef({ choice, choose });

  useEffect(() => {
    // Chosen before hydration.
    const chosen = select.current?.value ?? '';
    if (chosen !== initial.current.choice) initial.current.choose(chosen);
  }, []);

  return (
    <form className={`${styles.sort} not-printed`} method="get" action={pageUrl}>
      <label htmlFor="sort-specs">{table.sort}</label>
      <select
        id="sort-specs"
        ref={select}
        name="sort"
        value={choice}
        onChange={(event) => choose(event.target.value)}
        autoComplete="off"
      >
        <option value="">{table.asPublished}</option>
        {columnsByTier[urlView.tier].flatMap(({ name: column }) =>
          [false, true].map((descending) => (
            <option
              key={`${column} ${descending}`}
              value={formatSortChoice({ column, descending })}
            >
              {formatTemplate(descending ? table.descending : table.ascending, {
                column: table.columns[column],
              })}
            </option>
          )),
        )}
      </select>
      {[...new URLSearchParams(formatView({ ...urlView, sort: undefined, page: 1 }))].map(
        ([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ),
      )}
      <button type="submit" className={styles.sortButton}>
        {table.sortButton}
      </button>
    </form>
  );
}

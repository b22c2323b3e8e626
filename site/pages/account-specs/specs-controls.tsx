import { useEffect, type ReactNode } from 'react';
import { instrumentClasses, tableColumns } from '../../../core/domain/instrument-spec.ts';
import { tiers } from '../../../core/domain/tiers.ts';
import { formatTemplate } from '../../../core/specs/format-template.ts';
import type { Counts, ResultPage } from '../../../core/specs/spec-list.ts';
import {
  formatClassParam,
  formatSortChoice,
  formatView,
  maxSpecsQueryLength,
  withClass,
  withQuery,
  withSortChoice,
  withTier,
  type SpecsView,
} from '../../../core/specs/specs-view.ts';
import type { ProductClass } from '../../facts/instruments.ts';
import type { LinkTo, SpecsProps, SpecsWords } from './specs-props.ts';
import styles from './account-specs.module.css';

/** Every control is a link, or a form that opens the view's URL: it works without JavaScript. */
interface ControlProps {
  view: SpecsView;
  words: SpecsWords;
}

export const Tiers = ({ view, words, linkTo }: ControlProps & { linkTo: LinkTo }): ReactNode => (
  <nav className={`${styles.tiers} wrap gap-2`} aria-label={words.tier}>
    {tiers.map((tier) => (
      <a
        key={tier}
        className="choice"
        aria-current={tier === view.tier ? 'true' : undefined}
        {...linkTo(withTier(view, tier))}
      >
        {words.tiers[tier].name}
      </a>
    ))}
  </nav>
);

/** The form that the filter's buttons send, too. */
const searchFormId = 'specs-search';
/** The form leads there: what it shows has the focus in a page that is loaded for it. */
export const resultsId = 'results';

interface SearchProps extends ControlProps {
  pageUrl: string;
  show: (view: SpecsView, how: 'replace') => void;
}

export const Search = ({ view, words, pageUrl, show }: SearchProps): ReactNode => (
  <form
    id={searchFormId}
    className={`${styles.search} grid not-printed`}
    method="get"
    action={`${pageUrl}#${resultsId}`}
    role="search"
    onSubmit={(event) => event.preventDefault()}
  >
    <label htmlFor="search-specs" className="note">
      {words.table.search}
    </label>
    <input
      id="search-specs"
      className="control"
      type="search"
      name="q"
      value={view.query}
      onChange={(event) => show(withQuery(view, event.target.value), 'replace')}
      placeholder={words.table.searchHint}
      maxLength={maxSpecsQueryLength}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
    <button type="submit" className="icon-button" aria-label={words.table.search}>
      <svg className="lines" viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
        <path d="M13.5 13.5 18 18M15 8.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Z" />
      </svg>
    </button>
  </form>
);

interface FilterProps extends ControlProps {
  choose: (view: SpecsView) => void;
  /** The pressed button has its colour. */
  market: ProductClass | undefined;
  /** Results of the search in each class. */
  counts: Counts | undefined;
}

/** On a phone the filter scrolls sideways: brings the chosen class into view where `scroll-initial-target` is not known. */
export function useChosenClassInView(): void {
  useEffect(() => {
    if (CSS.supports('scroll-initial-target: nearest')) return;
    const strip = document.querySelector(`.${styles.filter}`);
    const chosen = strip?.querySelector('[aria-pressed=true]');
    if (!strip || !chosen) return;
    const [outer, inner] = [strip.getBoundingClientRect(), chosen.getBoundingClientRect()];
    strip.scrollBy((inner.left + inner.right - outer.left - outer.right) / 2, 0);
  }, []);
}

export const Filter = ({ view, words, market, counts, choose }: FilterProps): ReactNode => (
  <fieldset className={`${styles.filter} wrap gap-2`} data-product={market}>
    <legend className="visually-hidden">{words.table.filter}</legend>
    {[undefined, ...instrumentClasses].map((instrumentClass) => (
      <button
        key={instrumentClass ?? ''}
        className="choice"
        type="submit"
        form={searchFormId}
        name="product"
        value={instrumentClass ? formatClassParam(instrumentClass) : ''}
        aria-pressed={view.instrumentClass === instrumentClass}
        onClick={(event) => {
          event.preventDefault();
          choose(withClass(view, instrumentClass));
        }}
      >
        {instrumentClass ? words.classes[instrumentClass] : words.table.all}{' '}
        {counts && <span className="fine">{counts[instrumentClass ?? 'all']}</span>}
      </button>
    ))}
    {/* After the buttons: of two `product` parameters the first counts. */}
    <HiddenFields view={{ ...view, query: '', page: 1 }} form={searchFormId} />
  </fieldset>
);

/** The rest of the view, which a form does not change. */
const HiddenFields = ({ view, form }: { view: SpecsView; form?: string }): ReactNode =>
  [...new URLSearchParams(formatView(view))].map(([name, value]) => (
    <input key={name} type="hidden" form={form} name={name} value={value} />
  ));

interface SortProps extends ControlProps {
  pageUrl: string;
  choose: (view: SpecsView) => void;
}

/** Sorting on phones, whose table has no visible heads. */
export const SortSelect = ({ view, words: { table }, pageUrl, choose }: SortProps): ReactNode => (
  <form className={`${styles.sort} not-printed`} method="get" action={pageUrl}>
    <label htmlFor="sort-specs" className="soft">
      {table.sort}
    </label>
    <select
      id="sort-specs"
      className="control"
      name="sort"
      value={view.sort ? formatSortChoice(view.sort) : ''}
      onChange={(event) => choose(withSortChoice(view, event.target.value))}
      autoComplete="off"
    >
      <option value="">{table.asPublished}</option>
      {tableColumns.flatMap(({ name: column }) =>
        [false, true].map((descending) => (
          <option key={`${column} ${descending}`} value={formatSortChoice({ column, descending })}>
            {formatTemplate(descending ? table.descending : table.ascending, {
              column: table.columns[column],
            })}
          </option>
        )),
      )}
    </select>
    <HiddenFields view={{ ...view, sort: undefined, page: 1 }} />
    <button type="submit" className="choice needs-no-script">
      {table.sortButton}
    </button>
  </form>
);

interface DownloadProps extends ControlProps {
  download: NonNullable<SpecsProps['download']>;
}

export const Download = ({ view, words, download }: DownloadProps): ReactNode => (
  <p className={`${styles.downloads} note not-printed`}>
    {words.table.download}{' '}
    <a href={download.url + formatView({ ...view, page: 1 }).replace('?', '&')} {...download.event}>
      {words.table.csv}
    </a>
  </p>
);

interface PagerProps extends ControlProps {
  result: ResultPage;
  linkTo: LinkTo;
}

export const Pager = ({
  view,
  words,
  result: { page, pageCount },
  linkTo,
}: PagerProps): ReactNode => (
  <nav className={`${styles.pages} wrap not-printed`} aria-label={words.table.pages}>
    {page > 1 && (
      <a className="choice" {...linkTo({ ...view, page: page - 1 })} rel="prev">
        {words.table.previous}
      </a>
    )}
    <span>{formatTemplate(words.table.page, { page, pages: pageCount })}</span>
    {page < pageCount && (
      <a className="choice" {...linkTo({ ...view, page: page + 1 })} rel="next">
        {words.table.next}
      </a>
    )}
  </nav>
);

import { memo, type ReactNode } from 'react';
import { specsList } from '../../../core/domain/content-lists.ts';
import { instrumentClasses } from '../../../core/domain/instrument-spec.ts';
import { tiers } from '../../../core/domain/tiers.ts';
import { specFileText, specFileTypes } from '../../../core/specs/spec-file.ts';
import type { FoundInstrument, MatchCounts } from '../../../core/specs/spec-list.ts';
import {
  formatView,
  withTier,
  type SpecsView,
  formatClassParam,
} from '../../../core/specs/specs-view.ts';
import type { ProductClass } from '../../facts/instruments.ts';
import type { SpecsProps, SpecsWords, ViewHref } from './specs-props.ts';
import type { FollowLink } from './use-follow-link.ts';
import styles from './account-specs.module.css';

interface PartProps {
  /** The view that links start from: it follows typing after a pause, so that no key waits for them. */
  urlView: SpecsView;
  words: SpecsWords;
}

export const Tiers = memo(function Tiers({
  urlView,
  words,
  hrefOf,
  onFollow,
}: PartProps & { hrefOf: ViewHref; onFollow: FollowLink }): ReactNode {
  return (
    <nav className={styles.tiers} aria-label={words.tier}>
      {tiers.map((tier) => (
        <a
          key={tier}
          href={hrefOf(withTier(urlView, tier))}
          aria-current={tier === urlView.tier ? 'true' : undefined}
          data-replay=""
          onClick={(event) => onFollow(event, (view) => withTier(view, tier))}
        >
          {words.tiers[tier].name}
        </a>
      ))}
    </nav>
  );
});

/** Belongs to the search form (`form`), which opens the view's URL. */
export const Filter = memo(function Filter({
  urlView,
  market,
  words,
  counts,
  form,
}: PartProps & {
  /** The pressed button has its colour. */
  market: ProductClass | undefined;
  counts: MatchCounts | undefined;
  form: string;
}): ReactNode {
  return (
    <fieldset className={styles.filter} data-product={market}>
      <legend className="visually-hidden">{words.table.filter}</legend>
      {[undefined, ...instrumentClasses].map((instrumentClass) => (
        <button
          key={instrumentClass ?? ''}
          type="submit"
          form={form}
          name="product"
          value={instrumentClass ? formatClassParam(instrumentClass) : ''}
          aria-pressed={urlView.instrumentClass === instrumentClass}
          data-replay=""
        >
          {instrumentClass ? words.classes[instrumentClass] : words.table.all}{' '}
          {counts && (
            <span className={styles.count}>
              {instrumentClass ? counts.byClass[instrumentClass] : counts.all}
            </span>
          )}
        </button>
      ))}
      {/* After the buttons: of two `product` parameters the first counts. */}
      {[...new URLSearchParams(formatView({ ...urlView, query: '', page: 1 }))].map(
        ([name, value]) => (
          <input key={name} type="hidden" form={form} name={name} value={value} />
        ),
      )}
    </fieldset>
  );
});

export const Downloads = memo(function Downloads({
  urlView,
  getView,
  findRows,
  words,
  urls,
  downloadEvents,
}: PartProps & {
  getView: () => SpecsView;
  /** What a view matches; undefined while its list is missing. */
  findRows: (view: SpecsView) => readonly FoundInstrument[] | undefined;
} & Pick<SpecsProps, 'urls' | 'downloadEvents'>): ReactNode {
  const fileUrl = (format: 'csv' | 'json', view: SpecsView): string =>
    urls[format] + formatView({ ...view, page: 1 }).replace('?', '&');
  return (
    <p className={`${styles.downloads} not-printed`}>
      {words.table.download}{' '}
      {(['csv', 'json'] as const).map((format) => (
        <a
          key={format}
          href={fileUrl(format, urlView)}
          {...downloadEvents?.[format]}
          onClick={({ currentTarget: link }) => {
            // A click before typing has paused downloads what the table shows.
            const view = getView();
            link.href = fileUrl(format, view);
            const rows = urls.isStatic ? findRows(view) : undefined;
            if (!rows) return;
            const text = specFileText(format, view.tier, rows, words.table);
            link.href = URL.createObjectURL(new Blob([text], { type: specFileTypes[format] }));
            link.download = `${specsList(view.tier)}.${format}`;
          }}
        >
          {words.table[format]}
        </a>
      ))}
    </p>
  );
});

import { memo, type ReactNode } from 'react';
import { instrumentClasses } from '../../../contract/instrument-spec.ts';
import { tiers } from '../../../contract/tiers.ts';
import type { MatchCounts } from '../../../specs/spec-list.ts';
import {
  formatView,
  withTier,
  type SpecsView,
  formatClassParam,
} from '../../../specs/specs-view.ts';
import type { SpecsProps, SpecsWords } from './specs-props.ts';
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
  pageUrl,
  onFollow,
}: PartProps & { pageUrl: string; onFollow: FollowLink }): ReactNode {
  return (
    <nav className={styles.tiers} aria-label={words.tier}>
      {tiers.map((tier) => (
        <a
          key={tier}
          href={pageUrl + formatView(withTier(urlView, tier))}
          aria-current={tier === urlView.tier ? 'true' : undefined}
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
  words,
  counts,
  form,
}: PartProps & { counts: MatchCounts | undefined; form: string }): ReactNode {
  return (
    <fieldset className={styles.filter}>
      <legend className="visually-hidden">{words.table.filter}</legend>
      {[undefined, ...instrumentClasses].map((instrumentClass) => (
        <button
          key={instrumentClass ?? ''}
          type="submit"
          form={form}
          name="product"
          value={instrumentClass ? formatClassParam(instrumentClass) : ''}
          aria-pressed={urlView.instrumentClass === instrumentClass}
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
  words,
  urls,
  downloadEvents,
}: PartProps & { getView: () => SpecsView } & Pick<
    SpecsProps,
    'urls' | 'downloadEvents'
  >): ReactNode {
  const fileUrl = (url: string, view: SpecsView): string =>
    url + formatView({ ...view, page: 1 }).replace('?', '&');
  return (
    <p className={`${styles.downloads} not-printed`}>
      {words.table.download}{' '}
      {(['csv', 'json'] as const).map((format) => (
        <a
          key={format}
          href={fileUrl(urls[format], urlView)}
          {...downloadEvents?.[format]}
          onClick={(event) => {
            // A click before typing has paused downloads what the table shows.
            event.currentTarget.href = fileUrl(urls[format], getView());
          }}
        >
          {words.table[format]}
        </a>
      ))}
    </p>
  );
});

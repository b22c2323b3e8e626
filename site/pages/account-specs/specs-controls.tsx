import { memo, type ReactNode } from 'react';
import { tiers } from '../../../contract/instrument-spec.ts';
import styles from './account-specs.module.css';
import type { Follow } from './spec-table.tsx';
import type { SpecsProps, SpecsWords } from './specs-props.ts';
import { instrumentClasses, type InstrumentClass } from '../../../contract/instrument-spec.ts';
import { searchOf, withTier, type View, classParam } from '../../../specs/spec-view.ts';

interface PartProps {
  /** The view that links lead on from; it follows typing after a pause, so that no key waits for them. */
  settled: View;
  words: SpecsWords;
}

export const Tiers = memo(function Tiers({
  settled,
  words,
  address,
  onFollow,
}: PartProps & { address: string; onFollow: Follow }): ReactNode {
  return (
    <nav className={`${styles.tiers} not-printed`} aria-label={words.tier}>
      {tiers.map((tier) => (
        <a
          key={tier}
          href={address + searchOf(withTier(settled, tier))}
          aria-current={tier === settled.tier ? 'true' : undefined}
          onClick={(event) => onFollow(event, (view) => withTier(view, tier))}
        >
          {words.tiers[tier].name}
        </a>
      ))}
    </nav>
  );
});

export const Filter = memo(function Filter({
  settled,
  words,
  count,
  countOf,
}: PartProps & {
  count: number | undefined;
  countOf: Readonly<Record<InstrumentClass, number>> | undefined;
}): ReactNode {
  return (
    <fieldset className={styles.filter}>
      <legend>{words.table.filter}</legend>
      {[undefined, ...instrumentClasses].map((instrumentClass) => (
        <button
          key={instrumentClass ?? ''}
          type="submit"
          name="product"
          value={instrumentClass ? classParam(instrumentClass) : ''}
          aria-pressed={settled.instrumentClass === instrumentClass}
        >
          {instrumentClass ? words.classes[instrumentClass] : words.table.all}{' '}
          {countOf && (
            <span className={styles.count}>
              {instrumentClass ? countOf[instrumentClass] : count}
            </span>
          )}
        </button>
      ))}
      {/* After the buttons: of two products in an address the first counts. */}
      {[...new URLSearchParams(searchOf({ ...settled, query: '', page: 1 }))].map(
        ([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ),
      )}
    </fieldset>
  );
});

export const Downloads = memo(function Downloads({
  settled,
  latest,
  words,
  addresses,
}: PartProps & { latest: () => View; addresses: SpecsProps['urls'] }): ReactNode {
  const file = (address: string, view: View): string =>
    address + searchOf({ ...view, page: 1 }).replace('?', '&');
  return (
    <p className="not-printed">
      {words.table.download}{' '}
      {(['csv', 'json'] as const).map((format) => (
        <a
          key={format}
          href={file(addresses[format], settled)}
          onClick={(event) => {
            // Whoever is quicker than the address gets what is shown all the same.
            event.currentTarget.href = file(addresses[format], latest());
          }}
        >
          {words.table[format]}
        </a>
      ))}
    </p>
  );
});

import type { ReactNode } from 'react';
import type { InstrumentClass } from '../../../core/domain/instrument-spec.ts';
import { defaultView, formatView, withClass } from '../../../core/specs/specs-view.ts';
import { figuresByTier } from '../../conditions/account-conditions.ts';
import { publishedInstrument } from '../../content/published-instruments.ts';
import { productClasses, type ProductClass } from '../../facts/instruments.ts';
import { isolate } from '../../i18n/format.ts';
import { knownText } from '../../i18n/known.ts';
import { Spread, useAsianCosts } from '../../sections/spread.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import { MarketEmblem } from '../../ui/market-emblem.tsx';
import { useInstrumentNames } from '../../words/instrument-names.ts';
import styles from './markets.module.css';

/** One instrument for each market that the headline names, in the same order. */
export const symbolByMarket: Record<ProductClass, string> = {
  forex: 'EURUSD',
  metals: 'XAUUSD',
  indices: 'US30',
  energies: 'USOIL',
  futures: 'GOLD.f',
};

/** The markets with a page each: typical spread and leverage of one instrument; then the classes that have none. */
export function Markets(): ReactNode {
  const t = useWords('home');
  const shell = useWords('shell');
  const classNames = useWords('account-specs');
  const nameOf = useInstrumentNames();
  const { content, language, links } = useSite();
  const spreads = figuresByTier(content).standard?.typicalSpreads ?? {};
  const asianCosts = useAsianCosts();
  const spreadHeading = knownText(t('markets.spread'));
  const linkTo = (name: InstrumentClass): ReactNode => (
    <a href={links.page('accountSpecs') + formatView(withClass(defaultView, name))}>
      {classNames(`classes.${name}`)}
    </a>
  );
  return (
    <div className="column gap-4 start">
      <h2 id="markets">{t('markets.title')}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('markets.market')}</th>
            {spreadHeading !== undefined && <th scope="col">{spreadHeading}</th>}
            <th scope="col">{t('markets.leverage')}</th>
          </tr>
        </thead>
        <tbody>
          {productClasses.map((market) => {
            const instrument = publishedInstrument(content, symbolByMarket[market]);
            return (
              <tr key={market} data-product={market}>
                <th scope="row">
                  <a href={links.page(market)}>
                    <MarketEmblem />
                    {shell(`menu.entries.${market}`)}
                  </a>
                  <span className="fine">{nameOf(instrument)}</span>
                </th>
                {spreadHeading !== undefined && (
                  <td>
                    <Spread spread={spreads[instrument.symbol]} of={instrument} />
                  </td>
                )}
                <td>{isolate(`1:${instrument.leverage}`, language.code)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {asianCosts !== undefined && <p className="note">{asianCosts}</p>}
      {spreadHeading !== undefined && (
        <a href={links.page('accountTypes', 'prices')}>{t('markets.basis')}</a>
      )}
      <p>
        {t('markets.others')} {linkTo('stocks')}
        {'\u00a0· '}
        {linkTo('crypto')}
      </p>
    </div>
  );
}

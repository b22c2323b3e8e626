import type { ReactNode } from 'react';
import showHours from '../../behaviours/conditions-board.ts';
import { figuresByTier } from '../../conditions/account-conditions.ts';
import { marketWeekOf } from '../../content/market-week.ts';
import { publishedInstruments } from '../../content/published-instruments.ts';
import {
  Embed,
  EmbedNotices,
  EmbedStage,
  useWidgetSurfaceClass,
  useWidgetLanguage,
} from '../../embeds/embed.tsx';
import { tickerTape } from '../../embeds/widgets.ts';
import { chartingProvider } from '../../facts/external-links.ts';
import { tickerGroups } from '../../facts/ticker.ts';
import { formatClaim } from '../../i18n/format.ts';
import { knownText } from '../../i18n/known.ts';
import { Enhanced } from '../../islands/enhanced.tsx';
import { MarketState, useStateWords } from '../../sections/market-state.tsx';
import { Spread } from '../../sections/spread.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import styles from './ticker-band.module.css';

/** The live ticker. Until it loads, its instruments' conditions, never prices. */
export function TickerBand(): ReactNode {
  const t = useWords('home');
  const widget = tickerTape(useWidgetLanguage());
  const ground = useWidgetSurfaceClass(styles.night);
  return (
    <section className={`${styles.band} ${ground}`} aria-labelledby="ticker">
      <Embed widget={widget} title={t('ticker.title')}>
        <div className={styles.head}>
          <div className={`measure ${styles.line} wrap`}>
            <h2 id="ticker" className={`${styles.title} small`}>
              {t('ticker.title')}
            </h2>
            <div className={styles.text}>
              <EmbedNotices
                size="ticker"
                idle={<p>{t('ticker.text', { provider: chartingProvider.name })} </p>}
              />
            </div>
            <a
              href={chartingProvider.home}
              target="_blank"
              rel="noopener"
              className={`${styles.provider} small`}
            >
              {t('ticker.open', { provider: chartingProvider.name })}
            </a>
          </div>
        </div>
        <EmbedStage size="ticker">
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a strip that scrolls must be reachable by keyboard */}
          <div
            className={`${styles.strip} ring-inside`}
            role="region"
            aria-label={t('ticker.list')}
            tabIndex={0}
          >
            <Conditions />
          </div>
        </EmbedStage>
      </Embed>
    </section>
  );
}

/** The instruments with a typical spread, or all where the content has no spreads; those of the same hours have one state. */
function Conditions(): ReactNode {
  const site = useSite();
  const { content, language } = site;
  const heading = knownText(useWords('sections')('board.spread'));
  const spreads = figuresByTier(content).standard?.typicalSpreads ?? {};
  const published = new Map(publishedInstruments(content).map((one) => [one.symbol, one]));
  const groups = tickerGroups.map((group) =>
    group.flatMap(({ symbol }) => published.get(symbol) ?? []),
  );
  const priced = groups.map((group) => group.filter(({ symbol }) => symbol in spreads));
  const hasSpreads = heading !== undefined && priced.some(({ length }) => length > 0);
  const runs = (hasSpreads ? priced : groups).flatMap((group) => [
    ...Map.groupBy(group, (one) => JSON.stringify(marketWeekOf(one, site))).values(),
  ]);
  return (
    <Enhanced by={showHours} on="visible">
      <ul className={`${styles.instruments} small`} data-state-words={useStateWords()}>
        {hasSpreads && <li className={styles.label}>{heading}</li>}
        {runs.map((run) => (
          <li key={run[0]?.symbol} className={styles.run}>
            <ul>
              {run.map((instrument) => (
                <li key={instrument.symbol}>
                  <strong className="ltr">{instrument.symbol}</strong>{' '}
                  {hasSpreads && <Spread spread={spreads[instrument.symbol]} of={instrument} />}{' '}
                  <span className="soft">
                    {formatClaim({ kind: 'leverage', value: instrument.leverage }, language.code)}
                  </span>
                </li>
              ))}
            </ul>
            {run[0] && <MarketState instrument={run[0]} />}
          </li>
        ))}
      </ul>
    </Enhanced>
  );
}

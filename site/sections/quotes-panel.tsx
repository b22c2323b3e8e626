import type { ReactNode } from 'react';
import { figuresByTier } from '../conditions/account-conditions.ts';
import { publishedInstruments } from '../content/published-instruments.ts';
import { useWidgetLanguage } from '../embeds/embed.tsx';
import { isLongList, marketQuotes } from '../embeds/widgets.ts';
import { chartingProvider } from '../facts/external-links.ts';
import type { ProductClass } from '../facts/instruments.ts';
import { formatClaim } from '../i18n/format.ts';
import { knownText } from '../i18n/known.ts';
import { useSite, useWords } from '../site-context.tsx';
import { useInstrumentNames } from '../words/instrument-names.ts';
import { EmbedPanel } from './embed-panel.tsx';
import { Spread } from './spread.tsx';
import styles from './quotes-panel.module.css';

interface QuotesPanelProps {
  instrumentClass: ProductClass;
}

/** The charting provider's live quotes. Without them, the instruments' typical spreads and leverage, never prices of our own. */
export function QuotesPanel({ instrumentClass }: QuotesPanelProps): ReactNode {
  const t = useWords('sections');
  const widgetLanguage = useWidgetLanguage();
  const nameOf = useInstrumentNames();
  const { content, language } = useSite();
  const spreads = figuresByTier(content).standard?.typicalSpreads ?? {};
  const instruments = publishedInstruments(content).filter((one) => one.class === instrumentClass);
  const hasSpreads = instruments.some(({ symbol }) => symbol in spreads);
  const heading = hasSpreads ? knownText(t('board.spread')) : undefined;
  // Long lists show tickers only: a pair's names its two currencies.
  const isLong = isLongList(instrumentClass);
  return (
    <EmbedPanel
      title={
        instrumentClass === 'futures'
          ? t('quotes.underlyingTitle', { provider: chartingProvider.name })
          : t('quotes.title', { provider: chartingProvider.name })
      }
      widget={marketQuotes(instrumentClass, widgetLanguage)}
      size={isLong ? 'longQuotes' : 'quotes'}
      footnote={
        <div className={`${styles.footnote} small wrap`}>
          <p>{t('quotes.source', { provider: chartingProvider.name })}</p>
          <a href={chartingProvider.home} target="_blank" rel="noopener">
            {t('quotes.toProvider', { provider: chartingProvider.name })}
          </a>
        </div>
      }
    >
      {isLong ? (
        <p className={`${styles.caption} fine`}>
          {[heading, t('board.leverage')].filter(Boolean).join(' · ')}
        </p>
      ) : (
        <p className={`${styles.headings} fine grid`}>
          <span>{heading} </span>
          <span>{t('board.leverage')}</span>
        </p>
      )}
      <ul className={isLong ? `${styles.list} grid ${styles.long}` : `${styles.list} grid`}>
        {instruments.map((instrument) => {
          const { symbol, leverage } = instrument;
          return (
            <li key={symbol} className="grid soft">
              <span className="strong">
                <span className="ltr">{symbol}</span>
              </span>
              {!isLong && <span className={`${styles.name} small`}>{nameOf(instrument)}</span>}
              <span className="strong">
                {symbol in spreads && <Spread spread={spreads[symbol]} of={instrument} />}
              </span>
              <span>{formatClaim({ kind: 'leverage', value: leverage }, language.code)}</span>
            </li>
          );
        })}
      </ul>
    </EmbedPanel>
  );
}

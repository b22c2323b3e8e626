import type { ReactNode } from 'react';
import { useWidgetLanguage } from '../embeds/embed.tsx';
import { isLongList, marketQuotes } from '../embeds/widgets.ts';
import { chartingProvider } from '../facts/external-links.ts';
import type { ProductClass } from '../facts/instruments.ts';
import { instrumentsOf } from '../facts/instruments.ts';
import { useWords } from '../site-context.tsx';
import { useInstrumentNames } from '../words/instrument-names.ts';
import { EmbedPanel } from './embed-panel.tsx';
import styles from './quotes-panel.module.css';

interface QuotesPanelProps {
  instrumentClass: ProductClass;
}

/** The charting provider's live quotes. Without them, the instruments' names, never prices of our own. */
export function QuotesPanel({ instrumentClass }: QuotesPanelProps): ReactNode {
  const t = useWords('sections');
  const widgetLanguage = useWidgetLanguage();
  const nameOf = useInstrumentNames();
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
      <ul className={isLong ? `${styles.list} grid ${styles.long}` : `${styles.list} grid`}>
        {instrumentsOf(instrumentClass).map((instrument) => (
          <li key={instrument.symbol} className="wrap row soft">
            {isLong ? (
              instrument.symbol
            ) : (
              <>
                <span className={`${styles.symbol} strong`}>{instrument.symbol}</span>
                <span>{nameOf(instrument)}</span>
              </>
            )}
          </li>
        ))}
      </ul>
    </EmbedPanel>
  );
}

import type { ReactNode } from 'react';
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
import { useWords } from '../../site-context.tsx';
import { Measure } from '../../ui/measure.tsx';
import styles from './ticker-band.module.css';

/** The live ticker. Until it loads, the symbols of its instruments, never prices. */
export function TickerBand(): ReactNode {
  const t = useWords('home');
  const widget = tickerTape(useWidgetLanguage());
  const ground = useWidgetSurfaceClass(styles.night);
  return (
    <section className={`${styles.band} ${ground}`} aria-labelledby="ticker">
      <Embed widget={widget} title={t('ticker.title')}>
        <div className={styles.head}>
          <Measure className={`${styles.line} wrap`}>
            <h2 id="ticker" className={`${styles.title} small`}>
              {t('ticker.title')}
            </h2>
            <div className={`${styles.text} small`}>
              <EmbedNotices
                subject="ticker"
                look="line"
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
          </Measure>
        </div>
        <EmbedStage size="ticker">
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a strip that scrolls must be reachable by keyboard */}
          <div className={styles.strip} role="region" aria-label={t('ticker.list')} tabIndex={0}>
            <ul className={`${styles.instruments} strong`}>
              {tickerGroups.flatMap((group) =>
                group.instruments.map((instrument, index) => (
                  <li key={instrument.symbol} className={index === 0 ? styles.first : undefined}>
                    {instrument.symbol}
                  </li>
                )),
              )}
            </ul>
          </div>
        </EmbedStage>
      </Embed>
    </section>
  );
}

import type { ReactNode } from 'react';
import { isolate } from '../../../i18n/format.ts';
import { useSite, useWords } from '../../../site-context.tsx';
import { useInstrumentNames } from '../../../words/instrument-names.ts';
import { useInstruments } from '../instruments.ts';
import { MarketState, MarketStates } from '../market-state.tsx';
import { TimeLanes } from '../time-lanes.tsx';
import { formatTimeOfDay, sessionSpans } from '../time-scale.ts';
import styles from './trading-day.module.css';

const labelledHours = [0, 3, 6, 9, 12, 15, 18, 21, 24];

/** One day on the trading server's clock, with each index's sessions as bars; the browser adds the reader's own clock. */
export function TradingDay(): ReactNode {
  const t = useWords('indices');
  const { language } = useSite();
  const nameOf = useInstrumentNames();
  return (
    <figure className={styles.picture}>
      <figcaption className={styles.caption}>{t('picture.caption')}</figcaption>
      <MarketStates>
        <TimeLanes
          line={{
            kind: 'day',
            words: { readerTime: t('picture.readerTime') },
          }}
          axisName={t('picture.serverTime')}
          ticks={labelledHours.map((hour) => ({
            position: hour / 24,
            label: hour === 24 ? '24:00' : formatTimeOfDay(hour * 60),
            minor: hour % 6 !== 0,
          }))}
          lanes={useInstruments('indices').map((instrument) => ({
            name: nameOf(instrument),
            symbol: instrument.symbol,
            detail: instrument.sessions
              .map(([opens, closes]) => isolate(`${opens}–${closes}`, language.code))
              .join(' · '),
            state: <MarketState instrument={instrument} />,
            spans: sessionSpans(instrument.sessions),
          }))}
        />
      </MarketStates>
      <p className={styles.note}>{t('picture.note')}</p>
    </figure>
  );
}

import type { ReactNode } from 'react';
import type { StateWords } from '../../../specs/format-state.ts';
import { marketWeekOf } from '../../content/market-week.ts';
import type { Instrument } from '../../facts/instruments.ts';
import { Enhanced } from '../../islands/enhanced.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import showMarketStates from './market-state.enhancement.ts';
import styles from './market-state.module.css';

/** Around instruments whose state is shown (`MarketState`). */
export function MarketStates({ children }: { children: ReactNode }): ReactNode {
  const t = useWords('account-specs');
  const time = '{time}';
  const minutes = '{minutes}';
  const words: StateWords = {
    weekdays: t('values.weekdays', { returnObjects: true }),
    open: t('values.open'),
    openUntil: t('values.openUntil', { time }),
    opensInHours: t('values.opensInHours', { hours: '{hours}', minutes }),
    opensInMinutes: t('values.opensInMinutes', { minutes }),
    opensAt: t('values.opensAt', { time }),
    holiday: t('values.holiday', { opens: '{opens}' }),
  };
  return (
    <Enhanced by={showMarketStates} on="visible">
      <div data-state-words={JSON.stringify(words)}>{children}</div>
    </Enhanced>
  );
}

/** Whether an instrument trades now, and when that changes, by its sessions and holidays: the browser fills it in. */
export function MarketState({ instrument }: { instrument: Instrument }): ReactNode {
  const week = marketWeekOf(instrument, useSite());
  if (!week) return null;
  const { open, holidays } = week;
  return (
    <span
      className={styles.state}
      data-sessions={open.map(({ from, to }) => `${from}-${to}`).join(' ')}
      data-holidays={holidays}
    />
  );
}

import type { ReactNode } from 'react';
import { marketWeekOf } from '../../content/market-week.ts';
import { daySpansOf } from '../../content/published-instruments.ts';
import type { Instrument } from '../../facts/instruments.ts';
import { useSite, useWords } from '../../site-context.tsx';
import { writeSessions, writeStateWords } from './state-attributes.ts';
import styles from './market-state.module.css';

/** Of what surrounds instruments whose state `showMarketStates` says (`MarketState`): its `data-state-words`. */
export function useStateWords(): string {
  const t = useWords('account-specs');
  const time = '{time}';
  const minutes = '{minutes}';
  return writeStateWords({
    closed: t('values.closed'),
    open: t('values.open'),
    openUntil: t('values.openUntil', { time }),
    opensInHours: t('values.opensInHours', { hours: '{hours}', minutes }),
    opensInMinutes: t('values.opensInMinutes', { minutes }),
    opensAt: t('values.opensAt', { time }),
    holiday: t('values.holiday', { opens: '{opens}' }),
    weekdays: t('values.weekdays', { returnObjects: true }),
  });
}

/** Whether an instrument trades now, and when that changes, by its sessions and holidays: the browser fills it in. */
export function MarketState({ instrument }: { instrument: Instrument }): ReactNode {
  const week = marketWeekOf(instrument, useSite());
  if (!week) return null;
  return (
    <span
      className={styles.state}
      data-sessions={writeSessions(daySpansOf(instrument.sessions))}
      data-holidays={week.holidays}
    />
  );
}

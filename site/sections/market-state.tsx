import type { ReactNode } from 'react';
import type { StateWords } from '../../core/specs/format-hours.ts';
import { marketWeekOf } from '../content/market-week.ts';
import type { ListedConditions } from '../content/published-instruments.ts';
import { useSite, useWords } from '../site-context.tsx';
import styles from './market-state.module.css';

/** The `data-state-words` around instruments whose state `showMarketStates` says. */
export function useStateWords(): string {
  const t = useWords('account-specs');
  const time = '{{time}}';
  const minutes = '{{minutes}}';
  const words: StateWords = {
    closed: t('values.closed'),
    open: t('values.open'),
    openUntil: t('values.openUntil', { time }),
    opensInHours: t('values.opensInHours', { hours: '{{hours}}', minutes }),
    opensInMinutes: t('values.opensInMinutes', { minutes }),
    opensAt: t('values.opensAt', { time }),
    holiday: t('values.holiday', { opens: '{{opens}}' }),
    weekdays: t('values.weekdays', { returnObjects: true }),
  };
  return JSON.stringify(words);
}

/** The place for an instrument's state (open, closed, until when), which the browser fills in from its sessions and holidays. */
export function MarketState({ instrument }: { instrument: ListedConditions }): ReactNode {
  const week = marketWeekOf(instrument, useSite());
  if (!week) return null;
  return <span className={styles.state} data-sessions={JSON.stringify(week)} />;
}

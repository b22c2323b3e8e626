import type { ReactNode } from 'react';
import type { SpecRow } from '../../core/domain/instrument-spec.ts';
import type { TimeWords } from '../../core/specs/format-hours.ts';
import { marketWeekOf } from '../content/market-week.ts';
import type { ListedConditions } from '../content/published-instruments.ts';
import { useSite, useWords } from '../site-context.tsx';
import styles from './market-state.module.css';

/** The words of times as they are written, for code that fills in their placeholders. */
export function useTimeWords(): TimeWords {
  const t = useWords('account-specs');
  const { range } = useSite().language;
  return { ...t('values', { returnObjects: true, skipInterpolation: true }), range };
}

/** The `data-state-words` around instruments whose state `showMarketStates` says. */
export const useStateWords = (): string => JSON.stringify(useTimeWords());

/** The place for an instrument's state (open, closed, until when), which the browser fills in from its sessions and holidays. */
export function MarketState({
  instrument,
  row,
}: {
  instrument: ListedConditions;
  /** The instrument's specification, where its hours are on another clock. */
  row?: SpecRow;
}): ReactNode {
  const week = marketWeekOf(instrument, useSite(), row);
  if (!week) return null;
  return <span className={styles.state} data-sessions={JSON.stringify(week)} />;
}

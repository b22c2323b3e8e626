import type { ReactNode } from 'react';
import { holidayCalendarOf } from '../../contract/holidays.ts';
import { parseClockTime } from '../../specs/clock-time.ts';
import { upcomingHolidays } from '../../specs/holidays.ts';
import { mergeSpans, workingWeekSpans } from '../../specs/market-week.ts';
import type { Instrument } from '../facts/instruments.ts';
import { Enhanced } from '../islands/enhanced.tsx';
import { useSite, useWords } from '../site-context.tsx';
import showMarketStates from './market-state.enhancement.ts';
import styles from './market-state.module.css';

/** Around instruments whose state is shown (`MarketState`). */
export function MarketStates({ children }: { children: ReactNode }): ReactNode {
  const t = useWords('account-specs');
  const words = t('values', {
    returnObjects: true,
    time: '{time}',
    hours: '{hours}',
    minutes: '{minutes}',
    opens: '{opens}',
  });
  const { weekdays, open, openUntil, opensInHours, opensInMinutes, opensAt, holiday } = words;
  const stateWords = { weekdays, open, openUntil, opensInHours, opensInMinutes, opensAt, holiday };
  return (
    <Enhanced by={showMarketStates} on="visible">
      <div data-state-words={JSON.stringify(stateWords)}>{children}</div>
    </Enhanced>
  );
}

/**
 * Whether an instrument trades now, and when that changes, by its sessions and holidays: the browser fills it in.
 * @param look `dot` shows the text as a label only
 */
export function MarketState({
  instrument: { symbol, class: instrumentClass, sessions },
  look,
}: {
  instrument: Instrument;
  look: 'text' | 'dot';
}): ReactNode {
  const { holidayCalendars, expiriesFrom } = useSite();
  const spans = sessions.map(([opens, closes]) => ({
    from: parseClockTime(opens),
    to: parseClockTime(closes),
  }));
  const open = mergeSpans(workingWeekSpans(spans));
  // The sessions of `site/facts/instruments.ts` are in server time.
  const calendar = holidayCalendarOf(holidayCalendars, { symbol, timeZone: '', instrumentClass });
  return (
    <span
      className={styles[look]}
      data-sessions={open.map(({ from, to }) => `${from}-${to}`).join(' ')}
      data-holidays={
        calendar === undefined
          ? ''
          : upcomingHolidays(holidayCalendars[calendar]?.days ?? '', expiriesFrom)
      }
      role={look === 'dot' ? 'img' : undefined}
    />
  );
}

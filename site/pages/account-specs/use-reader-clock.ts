import { useEffect, useState } from 'react';
import { minuteMs } from '../../../contract/durations.ts';
import type { ReaderClock } from '../../../specs/format-hours.ts';

/** Ticks at the start of each minute. Undefined on the server and in the first render, which must match it. */
export function useReaderClock(): ReaderClock | undefined {
  const [clock, setClock] = useState<ReaderClock>();
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    let timer: ReturnType<typeof setTimeout>;
    const tick = (): void => {
      const nowMs = Date.now();
      setClock({ nowMs, timeZone });
      timer = setTimeout(tick, minuteMs - (nowMs % minuteMs));
    };
    tick();
    return () => clearTimeout(timer);
  }, []);
  return clock;
}

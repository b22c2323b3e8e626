import { startTransition, useEffect, useState } from 'react';
import type { ReaderClock } from '../../../core/specs/format-hours.ts';

const intervalMs = 30_000;

/** The visitor's time, read again every half a minute; undefined in the server's markup, which is the same for everybody. */
export function useReaderClock(): ReaderClock | undefined {
  const [clock, setClock] = useState<ReaderClock>();
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const read = (): void => startTransition(() => setClock({ nowMs: Date.now(), timeZone }));
    read();
    const timer = setInterval(read, intervalMs);
    return () => clearInterval(timer);
  }, []);
  return clock;
}

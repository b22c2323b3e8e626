import { minutesPerDay } from '../../../../contract/durations.ts';
import { formatClockTime } from '../../../../specs/clock-time.ts';

/** 1395 → '23:15'; minutes outside the day wrap around. */
export function formatTimeOfDay(minutes: number): string {
  const wrapped = ((minutes % minutesPerDay) + minutesPerDay) % minutesPerDay;
  return formatClockTime(wrapped);
}

/** 330 → 'GMT+5:30' */
export function formatUtcOffset(offsetMinutes: number): string {
  const absoluteMinutes = Math.abs(offsetMinutes);
  const minutes = absoluteMinutes % 60;
  return `GMT${offsetMinutes < 0 ? '−' : '+'}${Math.floor(absoluteMinutes / 60)}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`;
}

import { formatClockTime } from '../../../../core/specs/clock-time.ts';
import { minutesPerDay } from '../../../../core/util/durations.ts';

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

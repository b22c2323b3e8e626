import type { WeekSpan } from '../../../../core/specs/market-week.ts';
import { minutesPerDay } from '../../../../core/util/durations.ts';

/*
 * The dial has 24 hours and turns clockwise: noon is at the top, where the sun is highest, and midnight at the bottom.
 */

/** The dial's labels: the server's hours, or the reader's own at the same places. */
export const labelledHours = [0, 3, 6, 9, 12, 15, 18, 21];

/** Degrees clockwise from the top of a minute of the day. */
export const angleOf = (minutes: number): number => (minutes / minutesPerDay) * 360 - 180;

const minutesPerStep = 15;

/** The minute of the day, in quarters of an hour, that a point stands at, by its distance from the dial's centre. */
export function minuteAt(x: number, y: number): number {
  const turn = Math.atan2(-x, y) / (2 * Math.PI);
  return (
    (Math.round((turn * minutesPerDay) / minutesPerStep) * minutesPerStep + minutesPerDay) %
    minutesPerDay
  );
}

/** The centre of an hour's label, in whole units from the dial's centre. */
export function placeOf(hour: number, radius: number): { x: number; y: number } {
  const angle = (angleOf(hour * 60) * Math.PI) / 180;
  // Rounding may give -0, which `|| 0` turns into 0: otherwise the attribute would read "-0".
  return {
    x: Math.round(Math.sin(angle) * radius) || 0,
    y: Math.round(-Math.cos(angle) * radius) || 0,
  };
}

/** Path of a circle about the dial's centre that begins at midnight: unlike a `circle`, it may have a `pathLength` in HTML. */
export const circleFromMidnight = (radius: number): string =>
  `M0 ${radius}a1 1 0 0 1 0-${2 * radius} 1 1 0 0 1 0 ${2 * radius}`;

/** `stroke-dasharray` of a circle as long as a day, in minutes, that begins at midnight: dashes are sessions. */
export function dashesOf(sessions: readonly WeekSpan[]): string {
  const dashes = [0];
  let end = 0;
  for (const { from, to } of sessions) {
    dashes.push(from - end, to - from);
    end = to;
  }
  return [...dashes, minutesPerDay - end].join(' ');
}

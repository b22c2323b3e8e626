export const minutesInDay = 24 * 60;

/** @param time hours and minutes such as '03:00'; '24:00' is the day's end */
export function minutesOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** 1395 → '23:15'; the day's end is '24:00'. */
export const clockTime = (minutes: number): string =>
  `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

/** Minutes since midnight of a time such as '03:00'; '24:00' is the end of the day. */
export function parseClockTime(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** 1395 → '23:15'; the end of the day is '24:00'. */
export const formatClockTime = (minutes: number): string =>
  `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;

export const minutesInDay = 24 * 60;

/** @param time hours and minutes such as '03:00'; '24:00' is the day's end */
export function minutesOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

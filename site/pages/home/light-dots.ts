/**
 * Says of each market whether it is open, now and each minute, as the lamps of the specifications do (light-lamps.ts, whose
 * notation it has). Inlined at the end of the hero, so it cannot import.
 */
{
  const lightOne = (dot: HTMLElement): void => {
    const { turns, holidays } = dot.dataset as { turns: string; holidays: string };
    const [timeZone, shift, , ...minutes] = turns.split(' ');
    // Shifted before the zone is applied: that differs only at weekends on which its clock changes.
    const time = new Date(Date.now() + Number(shift) * 60_000)
      .toLocaleString('sv', { timeZone })
      .replace(' ', 'T');
    const minute = (Date.parse(`${time}Z`) / 60_000 + 4320) % 10_080;
    const passed = minutes.filter((turn) => Number(turn) <= minute);
    // The day's holiday from its time on; 'null' is after every date.
    const isHoliday = String(holidays.match(`${time.slice(0, 10)}\\S*`)) <= time;
    const state = passed.length % 2 && !isHoliday ? 'open' : 'closed';
    dot.dataset['state'] = state;
    dot.ariaLabel = dot.dataset[state]!;
  };
  const light = (): void => {
    // One at a time: the first use of a time zone costs a slow phone ten milliseconds.
    for (const dot of document.querySelectorAll<HTMLElement>('[data-turns]'))
      setTimeout(lightOne, 0, dot);
  };
  light();
  setInterval(light, 10_000);
}

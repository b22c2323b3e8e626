/**
 * Says of each market whether it is open, now and each minute, as the lamps of the specifications do (light-lamps.ts, whose
 * notation it has). Inlined at the end of the hero, so it cannot import.
 */
{
  const light = (): void => {
    const now = new Date();
    for (const dot of document.querySelectorAll<HTMLElement>('[data-turns]')) {
      const { turns, holidays } = dot.dataset as { turns: string; holidays: string };
      // The minutes are text, which compares with a number as the number it says.
      const [offsets, , ...minutes] = turns.split(' ') as [string, string, ...number[]];
      const offset = offsets
        .split(',')
        .findLast((change) => change <= now.toISOString())!
        .slice(-4);
      const time = Number(now) / 60_000 + Number(offset);
      const minute = (time + 4320) % 10_080;
      const passed = minutes.filter((turn) => turn <= minute);
      const date = new Date(time * 60_000).toISOString();
      // The market is closed from the time of the day's holiday on; 'null' is after every date.
      const holiday = String(holidays.match(`${date.slice(0, 10)}\\S*`));
      const state = passed.length % 2 && date < holiday ? 'open' : 'closed';
      dot.dataset['state'] = state;
      dot.ariaLabel = dot.dataset[state]!;
    }
  };
  setInterval(light, 10_000);
  light();
}

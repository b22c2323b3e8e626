/**
 * Colours the dots of the instrument card now and each minute, as the lamps of the specifications (light-lamps.ts, whose
 * notation they have). Inlined at the end of the hero, so it cannot import.
 */
{
  const list = (document.currentScript as HTMLScriptElement).parentElement?.querySelector(
    '[data-open]',
  ) as HTMLElement;
  const light = (): void => {
    for (const dot of list.querySelectorAll<HTMLElement>('[data-turns]')) {
      const { turns = '', holidays = '' } = dot.dataset;
      const [timeZone, shift, , ...minutes] = turns.split(' ');
      const time =
        Date.parse(`${new Date().toLocaleString('sv', { timeZone }).replace(' ', 'T')}Z`) +
        Number(shift) * 60_000;
      const date = new Date(time).toISOString();
      const passed = minutes.filter((turn) => Number(turn) <= (time / 60_000 + 4320) % 10_080);
      const isHoliday = holidays
        .split(' ')
        .some((day) => day <= date && day.startsWith(date.slice(0, 10)));
      const state = passed.length % 2 && !isHoliday ? 'open' : 'closed';
      dot.dataset['state'] = state;
      dot.title = dot.ariaLabel = list.dataset[state] ?? '';
    }
  };
  light();
  setInterval(light, 10_000);
}

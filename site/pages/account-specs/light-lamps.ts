/**
 * Colours the lamps of the table, with React or without, and each minute: a reader who only looks sees them, too. A lamp names
 * its clock, its holidays and the minutes of the week at which its market opens and closes (`data-turns`,
 * specs/market-turns.ts), or has those of the lamp above. Inlined after the island (`?inline-script`), so it cannot import;
 * the island's props and the element around both carry the rest.
 */
{
  const { parentElement: board, previousElementSibling: island } =
    document.currentScript as HTMLScriptElement & {
      parentElement: HTMLElement;
      previousElementSibling: HTMLElement;
    };
  const { server, calendars } = JSON.parse(island.dataset['props'] ?? '') as {
    server: { timeZone: string; shiftMinutes: number };
    calendars: readonly { days: string }[];
  };
  const light = (): void => {
    /** What each clock shows, in milliseconds as if it were UTC's. */
    const shown = new Map<string, number>();
    const shownOn = (zone: string): number => {
      const known = shown.get(zone);
      if (known) return known;
      const clock = zone === 'server' ? server : { timeZone: zone, shiftMinutes: 0 };
      // Swedish dates are ISO 8601's.
      const text = new Date().toLocaleString('sv', { timeZone: clock.timeZone });
      const value = Date.parse(`${text.replace(' ', 'T')}Z`) + clock.shiftMinutes * 60_000;
      shown.set(zone, value);
      return value;
    };
    let state = '';
    for (const lamp of board.querySelectorAll<HTMLElement>('[data-turns]')) {
      const turns = lamp.dataset['turns'];
      if (turns) {
        const [zone = '', calendar, ...minutes] = turns.split(' ');
        const time = shownOn(zone);
        const date = new Date(time).toISOString();
        // 1970 began on a Thursday.
        const minute = (time / 60_000 + 4320) % 10_080;
        const passed = minutes.filter((turn) => Number(turn) <= minute);
        const opened = Number(passed.at(-1));
        // A night's session began on the day before, and has its holidays.
        const isNight = Number(minutes[passed.length]) - opened <= 1440;
        const dates = [date, isNight && new Date(time - (minute - opened) * 60_000).toISOString()];
        const isHoliday = calendars[Number(calendar)]?.days
          .split(' ')
          .some((day) => day <= date && dates.some((of) => of && day.startsWith(of.slice(0, 10))));
        state = passed.length % 2 && !isHoliday ? 'open' : 'closed';
      }
      lamp.dataset['state'] = state;
      lamp.ariaLabel = board.dataset[state] ?? null;
    }
  };
  light();
  setInterval(light, 10_000);
  new MutationObserver(light).observe(board, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-turns'],
  });
  // Whoever scrolls a phone's page may use the table next; a mouse announces itself. Where the host ignored the query string,
  // the island must show another view than the server's.
  addEventListener(
    location.search === board.dataset['query'] ? 'touchstart' : 'DOMContentLoaded',
    () => island.dispatchEvent(new Event('focusin')),
    { once: true },
  );
}

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
  const { calendars, clocks } = JSON.parse(island.dataset['props']!) as {
    calendars: readonly { days: string }[];
    clocks: Readonly<Record<string, string>>;
  };
  const light = (): void => {
    const now = new Date();
    let state = '';
    for (const lamp of board.querySelectorAll<HTMLElement>('[data-turns]')) {
      const turns = lamp.dataset['turns'];
      if (turns) {
        const [timeZone = '', calendar, ...minutes] = turns.split(' ');
        const offset = clocks[timeZone]
          ?.split(',')
          .findLast((change) => change <= now.toISOString())
          ?.slice(-4);
        // What the clock shows, in milliseconds as if it were UTC's.
        const time = Number(now) + Number(offset) * 60_000;
        // 1970 began on a Thursday.
        const minute = (time / 60_000 + 4320) % 10_080;
        const passed = minutes.filter((turn) => Number(turn) <= minute);
        const opened = Number(passed.at(-1));
        // A night's session began on the day before, and has its holidays.
        const isNight = Number(minutes[passed.length]) - opened <= 1440;
        const date = new Date(time).toISOString();
        const began = new Date(time - (isNight ? minute - opened : 0) * 60_000).toISOString();
        const isHoliday = calendars[Number(calendar)]?.days
          .split(' ')
          .some(
            (day) =>
              day <= date && [date, began].some((moment) => moment.startsWith(day.slice(0, 10))),
          );
        state = passed.length % 2 && !isHoliday ? 'open' : 'closed';
      }
      lamp.dataset['state'] = state;
      lamp.ariaLabel = board.dataset[state]!;
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
    // Bubbles: where the start script has not run yet, the page notes it.
    () => island.dispatchEvent(new Event('focusin', { bubbles: true })),
    { once: true },
  );
}

/**
 * Colours the lamps of the table, with React or without, and each minute: a reader who only looks sees them, too. A lamp names
 * the minutes of the week at which its market opens and closes (`data-turns`, specs/market-turns.ts), or has those of the lamp
 * above. Inlined after the island (`?inline-script`), so it cannot import; the element around both carries the rest.
 */
{
  const { parentElement: board, previousElementSibling: island } =
    document.currentScript as HTMLScriptElement & {
      parentElement: HTMLElement;
      previousElementSibling: HTMLElement;
    };
  const light = (): void => {
    const minute = (Date.now() / 60_000 + Number(board.dataset['weekShift'])) % 10_080;
    let state = '';
    for (const lamp of board.querySelectorAll<HTMLElement>('[data-turns]')) {
      const turns = lamp.dataset['turns'];
      if (turns) {
        const passed = turns.split(' ').filter((turn) => Number(turn) <= minute);
        state = passed.length % 2 ? 'open' : 'closed';
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

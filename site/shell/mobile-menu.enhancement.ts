import { carryEmblem } from './carry-emblem.ts';
import { showMarketFacts } from './market-facts.ts';

/** From the dialog's last link or button, Tab leads to the first, and back. */
function keepTabInside(event: KeyboardEvent, dialog: HTMLDialogElement): void {
  if (event.key !== 'Tab') return;
  const stops = [...dialog.querySelectorAll<HTMLElement>('a, button, summary')].filter((stop) =>
    stop.checkVisibility(),
  );
  const [first] = stops;
  const last = stops.at(-1);
  if (event.shiftKey && document.activeElement === first) {
    event.preventDefault();
    last?.focus();
  } else if (!event.shiftKey && document.activeElement === last) {
    event.preventDefault();
    first?.focus();
  }
}

/** What not every browser does for a modal dialog: closes it by a click outside its panel, keeps Tab inside, closes the other groups. And what the menu says of the markets. */
export default function enhanceMobileMenu(root: HTMLElement): void {
  const dialog = root.querySelector('dialog');
  if (!dialog) return;
  showMarketFacts(dialog);
  carryEmblem(dialog);
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
    const summary = target instanceof Element && target.closest('summary');
    if (!summary) return;
    for (const group of dialog.querySelectorAll('details'))
      if (group !== summary.parentElement) group.open = false;
  });
  dialog.addEventListener('keydown', (event) => keepTabInside(event, dialog));
  // The stylesheet hides it in a wide window, but a hidden modal dialog still blocks the page.
  addEventListener('resize', () => {
    if (!dialog.checkVisibility()) dialog.close();
  });
}

import { carryEmblem } from './carry-emblem.ts';
import { showMarketFacts } from './market-facts.ts';

/** From the menu's last link or button, Tab leads to the first, and back. */
function keepTabInside(event: KeyboardEvent, menu: HTMLElement): void {
  if (event.key !== 'Tab') return;
  const stops = [...menu.querySelectorAll<HTMLElement>('a, button, summary')].filter(
    (stop) => stop.tabIndex === 0 && stop.checkVisibility(),
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

/** What of the page neither holds the element nor is in it, in as few elements as possible. */
function elementsBeside(element: Element): HTMLElement[] {
  const { parentElement } = element;
  if (!parentElement || element === document.body) return [];
  const siblings = [...parentElement.children].filter((sibling) => sibling !== element);
  return [
    ...siblings.filter((sibling) => sibling instanceof HTMLElement),
    ...elementsBeside(parentElement),
  ];
}

/**
 * While the menu is open, nothing beside it can be reached. Not before the frame that shows it: for that the browser computes the
 * style of the whole page, and the menu would wait.
 */
function makeModal(menu: HTMLDialogElement): void {
  let unreachable: HTMLElement[] = [];
  const release = (): void => {
    for (const element of unreachable) element.inert = false;
    unreachable = [];
  };
  const shield = (): void => {
    // Where popovers are not known, it is a modal dialog (after-interaction.ts).
    if (menu.open || !menu.checkVisibility() || unreachable.length > 0) return;
    unreachable = elementsBeside(menu).filter(({ inert }) => !inert);
    for (const element of unreachable) element.inert = true;
  };
  menu.addEventListener('toggle', () => requestAnimationFrame(() => setTimeout(shield)));
  // Before the focus returns to the button that has opened it.
  menu.addEventListener('beforetoggle', release);
  shield();
}

/** What a popover lacks of a modal dialog; closes the other groups, and in a wide window the menu. And what it says of the markets. */
export default function enhanceMobileMenu(root: HTMLElement): void {
  const menu = root.querySelector('dialog');
  if (!menu) return;
  showMarketFacts(menu);
  carryEmblem(menu);
  menu.addEventListener('click', ({ target }) => {
    const summary = target instanceof Element && target.closest('summary');
    if (!summary) return;
    for (const group of menu.querySelectorAll('details'))
      if (group !== summary.parentElement) group.open = false;
  });
  menu.addEventListener('keydown', (event) => keepTabInside(event, menu));
  makeModal(menu);
  // The stylesheet hides it in a wide window, where nothing beside it could be reached then.
  addEventListener('resize', () => {
    if (menu.checkVisibility()) return;
    if (menu.open) menu.close();
    else menu.hidePopover?.();
  });
}

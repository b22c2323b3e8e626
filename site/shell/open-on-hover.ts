import { dropdownCloseDelayMs } from '../facts/timings.ts';

/** Focuses the next link of an element or, with -1, the previous one. */
function focusLink(element: HTMLElement, step: 1 | -1): void {
  const links = [...element.querySelectorAll('a')];
  const position = links.indexOf(document.activeElement as HTMLAnchorElement);
  links[(position + step + links.length) % links.length]?.focus();
}

/**
 * A native `<details>` that opens on hover, closes shortly after the mouse leaves or a link is followed, closes on Escape and
 * when it loses focus, and moves through its links with the arrow keys. With `data-opens-on-focus` it also opens on keyboard
 * focus. The element itself holds the state, so what was opened before this code loaded stays open.
 */
function enhanceDetails(details: HTMLDetailsElement, summary: HTMLElement): void {
  const opensOnFocus = 'opensOnFocus' in details.dataset;
  let closeTimer: ReturnType<typeof setTimeout> | undefined;
  /** Hover or focus has just opened it: the click that follows must not close it again. */
  let openedByHover = false;

  const cancelClose = (): void => clearTimeout(closeTimer);
  const setOpen = (open: boolean): void => {
    cancelClose();
    details.open = open;
    openedByHover = false;
  };
  const openByHover = (): void => {
    cancelClose();
    if (details.open) return;
    details.open = true;
    openedByHover = true;
  };
  const scheduleClose = (): void => {
    cancelClose();
    closeTimer = setTimeout(() => setOpen(false), dropdownCloseDelayMs);
  };

  details.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType === 'mouse') openByHover();
  });
  details.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse') scheduleClose();
  });
  details.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !details.contains(relatedTarget)) setOpen(false);
  });
  details.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) scheduleClose();
  });
  details.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && details.open) {
      // While it is open, focus on the summary does not open it again.
      summary.focus({ focusVisible: true });
      setOpen(false);
      return;
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    if (!details.open) setOpen(true);
    focusLink(details, step);
  });
  summary.addEventListener('click', (event) => {
    if (!openedByHover) return;
    event.preventDefault();
    openedByHover = false;
  });
  summary.addEventListener('focus', () => {
    if (opensOnFocus && summary.matches(':focus-visible')) openByHover();
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (details.open && target instanceof Node && !details.contains(target)) setOpen(false);
  });

  // Mouse or focus may have arrived before this code: the stylesheet then shows the list (ui/dropdown.module.css).
  details.dataset['live'] = '';
  if (
    (details.matches(':hover') && matchMedia('(hover: hover)').matches) ||
    (opensOnFocus && details.matches(':has(:focus-visible)'))
  )
    openByHover();
}

/** Enhances each `<details>` inside. */
export function openOnHover(root: HTMLElement): void {
  for (const details of root.querySelectorAll('details')) {
    const summary = details.querySelector('summary');
    if (summary) enhanceDetails(details, summary);
  }
}

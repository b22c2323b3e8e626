import { dropdownCloseDelayMs } from '../facts/timings.ts';

/** Focuses the next link of an element or, with -1, the previous one. */
function focusLink(element: HTMLElement, step: 1 | -1): void {
  const links = [...element.querySelectorAll('a')];
  const position = links.indexOf(document.activeElement as HTMLAnchorElement);
  links[(position + step + links.length) % links.length]?.focus();
}

/**
 * Each `<details>` inside opens on hover, closes shortly after the mouse leaves or a link is followed, closes on Escape and when
 * the visitor turns elsewhere, and moves through its links with the arrow keys.
 */
export function openOnHover(root: HTMLElement): void {
  for (const details of root.querySelectorAll('details')) enhanceDetails(details);
}

function enhanceDetails(details: HTMLDetailsElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The click that follows must not close it again. */
  let openedByHover = false;
  const setOpen = (open: boolean, byHover = false): void => {
    clearTimeout(timer);
    openedByHover = byHover && !details.open;
    details.open = open;
  };
  const closeSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => setOpen(false), dropdownCloseDelayMs);
  };
  details.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType === 'mouse') setOpen(true, true);
  });
  details.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse') closeSoon();
  });
  details.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !details.contains(relatedTarget)) setOpen(false);
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (details.open && !details.contains(target as Node)) setOpen(false);
  });
  details.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) closeSoon();
    else if (openedByHover) {
      event.preventDefault();
      openedByHover = false;
    }
  });
  details.addEventListener('keydown', (event) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (event.key === 'Escape' && details.open) {
      details.querySelector('summary')?.focus();
      setOpen(false);
    } else if (step !== 0) {
      event.preventDefault();
      setOpen(true);
      focusLink(details, step);
    }
  });
  // The mouse may have come before this code.
  if (details.matches(':hover') && matchMedia('(hover: hover)').matches) setOpen(true, true);
}

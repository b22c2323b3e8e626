/** What a page needs once its visitor scrolls or clicks: start.ts fetches it then, and hands over every scroll and click. */
import { backToTopPx, stickyHeaderPx } from '../facts/timings.ts';

// Not from root.ts: a module that it shared with start.ts would be a file of its own.
const root = document.documentElement;

function followScroll(): void {
  root.toggleAttribute('data-sticky', scrollY > stickyHeaderPx);
  root.toggleAttribute('data-scrolled', scrollY > backToTopPx);
}

/** Browsers without popovers: what would be one is a modal dialog. */
function toggleDialog(clicked: Element): void {
  const button = clicked.closest('button[popovertarget]');
  if (!button || 'popoverTargetElement' in button) return;
  const dialog = document.getElementById(
    button.getAttribute('popovertarget')!,
  ) as HTMLDialogElement | null;
  // Whatever is beside an open dialog cannot be clicked.
  dialog?.[dialog.open ? 'close' : 'showModal']();
}

/** Scrolls up without an entry in the history, and lets the next Tab start from the top, as the link itself would. */
function backToTop(click: Event): void {
  if (!(click.target instanceof Element && click.target.closest('a[href="#top"]'))) return;
  click.preventDefault();
  scrollTo({ top: 0 });
  root.tabIndex = -1;
  root.focus({ preventScroll: true });
  root.removeAttribute('tabindex');
}

// A handed over click comes too late to keep a link from being followed.
document.addEventListener('click', backToTop);

export function handle({ type, target }: Event): void {
  if (type === 'scroll') followScroll();
  else toggleDialog(target as Element);
}

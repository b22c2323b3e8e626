import { backToTopPx, stickyHeaderPx } from '../../facts/timings.ts';

/** The sticky header and the link to the top follow the scroll position. From the first click on, links scroll smoothly. */
export default function followScroll(root: HTMLElement): void {
  function follow(): void {
    root.toggleAttribute('data-sticky', scrollY > stickyHeaderPx);
    root.toggleAttribute('data-scrolled', scrollY > backToTopPx);
  }
  // Before the first frame, `scrollY` would lay the page out inside the start script's task.
  requestAnimationFrame(follow);
  addEventListener('scroll', follow, { passive: true });

  const { dataset } = root;
  addEventListener('click', () => (dataset['clicked'] = ''), { once: true, capture: true });
  // Without an entry in the history. The next Tab starts from the top, as after the link itself.
  root.addEventListener('click', (event) => {
    if (!(event.target as Element).closest('a[href="#top"]')) return;
    event.preventDefault();
    scrollTo({ top: 0 });
    root.tabIndex = -1;
    root.focus({ preventScroll: true });
    root.removeAttribute('tabindex');
  });
}

/** The transition between pages moves the emblem of this name to its place on the next one (site/pages/products/product-hero.module.css). */
const emblemName = 'market-emblem';

/**
 * A market's page takes its emblem over from the menu's entry that led there. A name must be unique on a page, or there is no
 * transition: while the entry has it, the page's own emblem has none.
 */
export function carryEmblem(menu: HTMLElement): void {
  let carried: HTMLElement[] = [];
  const takeBack = (): void => {
    for (const element of carried) element.style.removeProperty('view-transition-name');
    carried = [];
  };
  menu.addEventListener('click', ({ target }) => {
    takeBack();
    const emblem =
      target instanceof Element && target.closest('a')?.querySelector<HTMLElement>('[data-emblem]');
    if (!emblem) return;
    const own = [...document.querySelectorAll<HTMLElement>('main [data-emblem]')];
    carried = [emblem, ...own];
    for (const element of own) element.style.setProperty('view-transition-name', 'none');
    emblem.style.setProperty('view-transition-name', emblemName);
  });
  // Back from the market's page.
  addEventListener('pageshow', takeBack);
}

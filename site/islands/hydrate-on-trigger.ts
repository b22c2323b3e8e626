/** Fetches an island's code when its trigger fires, and hydrates or enhances the island. Kept small, because every page loads it. */

/** What was clicked last before an island's code had run. */
const clicked = new WeakMap<HTMLElement, Element>();

/** Resolves after the next frame: what the browser itself does for an input comes before our code for it. */
export const framePainted = (): Promise<unknown> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

/** @param event what has started it, if anything has */
async function load(island: HTMLElement, event: Partial<MouseEvent> = {}): Promise<void> {
  const { src, hydrate, state } = island.dataset;
  // With these keys the browser opens another tab or window.
  const isClick = event.type === 'click' && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (isClick && (!state || state === 'loading')) {
    const target = event.target as Element;
    // What the code replaces does not happen before the code is there, except to whoever clicks again.
    if (!clicked.has(island) && target.closest('[data-replay]')) event.preventDefault!();
    clicked.set(island, target);
  }
  // What comes before a click has tried again: the click of a link that is followed for want of the code does not.
  if (state && (isClick || state !== 'missing')) return;
  island.dataset['state'] = 'loading';
  if (event.type) await framePainted();
  const code = await Promise.all([
    import(/* @vite-ignore */ src!),
    hydrate && import(/* @vite-ignore */ hydrate),
  ]).catch((error: unknown) => {
    // The error names the file.
    console.error('did not load', error);
    // The server's markup stays; the next interaction tries again.
    island.dataset['state'] = 'missing';
  });
  if (code) {
    const [module, react] = code;
    if (react) await react.hydrate(island, module.default);
    else {
      // Until it has run: an enhancement that throws keeps this state.
      island.dataset['state'] = 'failed';
      module.default(island);
      island.dataset['state'] = 'live';
    }
  }
  // Repeats the click, once, for the code or, if it did not load, for the browser. Native controls have already reacted.
  clicked.get(island)?.closest<HTMLElement>('[data-replay]')?.click();
  clicked.delete(island);
}

const islandsOn = (trigger: string): NodeListOf<HTMLElement> =>
  document.querySelectorAll(`[data-on=${trigger}]`);

/** @param rootMargin how near to the window an island may be */
function observe(trigger: string, rootMargin: string): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) if (entry.isIntersecting) void load(entry.target.parentElement!);
    },
    { rootMargin },
  );
  // The island's own element has no box (`display: contents`).
  for (const island of islandsOn(trigger)) observer.observe(island.firstElementChild!);
}

observe('visible', '400px');
observe('inView', '-20%');
// Not in every Safari, where it starts at once: a `setTimeout` takes no options.
((window.requestIdleCallback as typeof requestIdleCallback | undefined) ?? setTimeout)(
  () => {
    for (const island of islandsOn('idle')) void load(island);
  },
  // A page that is busy all the time is never idle.
  { timeout: 2000 } as IdleRequestOptions & number,
);

/** Loads the island that someone is about to use. */
export function startIsland(used: Element, event?: Event): void {
  // An event's target may be the document.
  const island = (used as Partial<Element>).closest?.<HTMLElement>('[data-on=interaction]');
  if (island) void load(island, event);
}

/** Fetches an island's code when its trigger fires, and hydrates or enhances the island. Kept small, because every page loads it. */

/** What was clicked last before an island's code had run. */
const clicked = new WeakMap<HTMLElement, Element>();

async function load(island: HTMLElement, event?: Event): Promise<void> {
  const { src = '', hydrate, state } = island.dataset;
  const isClick = event?.type === 'click';
  if (isClick && (!state || state === 'loading')) {
    const target = event.target as Element;
    clicked.set(island, target);
    // A link that the code replaces is not followed before the code is there.
    if (target.closest('a[data-replay]')) event.preventDefault();
  }
  // What comes before a click has tried again: the click of a link that is followed for want of the code does not.
  if (state && (isClick || state !== 'missing')) return;
  island.dataset['state'] = 'loading';
  let code;
  try {
    code = await Promise.all([
      import(/* @vite-ignore */ src),
      hydrate && import(/* @vite-ignore */ hydrate),
    ]);
  } catch (error) {
    // The error names the file.
    console.error('did not load', error);
    // The server's markup stays; the next interaction tries again.
    island.dataset['state'] = 'missing';
  }
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
  // Repeats the click if only this code handles it, or follows the link without it. Native controls have already reacted.
  clicked
    .get(island)
    ?.closest<HTMLElement>(`${code ? '' : 'a'}[data-replay]`)
    ?.click();
}

const triggers: Record<string, (island: HTMLElement) => void> = {
  idle: (island) => {
    // Not in every Safari.
    ((window.requestIdleCallback as typeof requestIdleCallback | undefined) ?? setTimeout)(
      () => void load(island),
    );
  },
  visible: (island) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        void load(island);
      },
      { rootMargin: '400px' },
    );
    // The island's own element has no box (`display: contents`).
    observer.observe(island.firstElementChild ?? island);
  },
  interaction: (island) => {
    for (const type of window.interactionEvents)
      island.addEventListener(type, (event) => void load(island, event), {
        passive: type !== 'click',
      });
  },
};

for (const island of document.querySelectorAll<HTMLElement>('site-island'))
  triggers[island.dataset['on']!]?.(island);

/** Fetches an island's code when its trigger fires, and hydrates or enhances the island. Kept small, because every page loads it. */
const hydrateScript = document.documentElement.dataset['hydrate']!;
const interactions = ['pointerover', 'focusin', 'touchstart', 'click'];
/** Not in every Safari. */
const whenIdle: typeof requestIdleCallback | undefined = window.requestIdleCallback;

/** What was clicked last before an island's code had run. */
const clicked = new WeakMap<HTMLElement, Element>();

async function load(island: HTMLElement, event?: Event): Promise<void> {
  if (event?.type === 'click' && event.target instanceof Element) clicked.set(island, event.target);
  const { src = '', props, state } = island.dataset;
  if (state && state !== 'missing') return;
  island.dataset['state'] = 'loading';
  let code;
  try {
    code = await Promise.all([
      import(/* @vite-ignore */ src),
      props && import(/* @vite-ignore */ hydrateScript),
    ]);
  } catch (error) {
    console.error(src, 'did not load', error);
    // The server's markup stays; the next interaction tries again.
    island.dataset['state'] = 'missing';
    return;
  }
  const [module, react] = code;
  if (react) await react.hydrate(island, module.default);
  else {
    // Until it has run: an enhancement that throws keeps this state.
    island.dataset['state'] = 'failed';
    module.default(island);
    island.dataset['state'] = 'live';
  }
  // Repeats the click if only this code handles it. Native controls have already reacted.
  clicked.get(island)?.closest<HTMLElement>('[data-replay]')?.click();
}

const triggers: Record<string, (island: HTMLElement) => void> = {
  idle: (island) => {
    (whenIdle ?? setTimeout)(() => void load(island));
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
    for (const type of interactions)
      island.addEventListener(type, (event) => void load(island, event), { passive: true });
  },
};

for (const island of document.querySelectorAll<HTMLElement>('site-island'))
  triggers[island.dataset['on']!]?.(island);

export {};

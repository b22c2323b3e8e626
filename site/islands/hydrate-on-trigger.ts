/** Fetches an island's code and hydrates the island when its trigger fires. Kept small, because every page loads it. */
const hydrateScript = document.documentElement.dataset['hydrate'] ?? '';
const interactions = ['pointerover', 'focusin', 'touchstart', 'click'];
const idleFallbackMs = 200;
const visibleMargin = '200px';

async function load(island: HTMLElement, event?: Event): Promise<void> {
  if (island.dataset['state']) return;
  island.dataset['state'] = 'loading';
  try {
    const [{ hydrate }, module] = await Promise.all([
      import(/* @vite-ignore */ hydrateScript),
      import(/* @vite-ignore */ island.dataset['src'] ?? ''),
    ]);
    await hydrate(island, module.default);
    // Repeats a click made before hydration, if only React handles it. Native controls have already reacted.
    if (event?.type === 'click' && event.target instanceof Element)
      event.target.closest<HTMLElement>('[data-replay]')?.click();
  } catch (error) {
    console.error(`Island ${island.dataset['src']} did not load`, error);
    // The server's markup stays; the next interaction tries again.
    delete island.dataset['state'];
  }
}

const triggers: Record<string, (island: HTMLElement) => void> = {
  load: (island) => void load(island),
  idle: (island) =>
    void ('requestIdleCallback' in window
      ? requestIdleCallback(() => load(island))
      : setTimeout(() => load(island), idleFallbackMs)),
  visible: (island) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        void load(island);
      },
      { rootMargin: visibleMargin },
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
  triggers[island.dataset['on'] ?? 'load']?.(island);

export {};

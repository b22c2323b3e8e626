/**
 * The islands' alarm clock: fetches an island's code when its trigger fires. Stays small, for it is on every page.
 */
const hydrateScript = document.documentElement.dataset['hydrate'] ?? '';
const interactions = ['pointerover', 'focusin', 'touchstart', 'click'];

async function wake(element: HTMLElement, event?: Event): Promise<void> {
  if (element.dataset['state']) return;
  element.dataset['state'] = 'waking';
  try {
    const [{ hydrate }, island] = await Promise.all([
      import(/* @vite-ignore */ hydrateScript),
      import(/* @vite-ignore */ element.dataset['src'] ?? ''),
    ]);
    await hydrate(element, island.default);
    // A click that only React understands came too early: repeat it. Native controls have already done their work.
    if (event?.type === 'click' && event.target instanceof Element)
      event.target.closest<HTMLElement>('[data-replay]')?.click();
  } catch (error) {
    console.error(`Island ${element.dataset['src']} did not load`, error);
    // The server's markup stays; the next touch tries again.
    delete element.dataset['state'];
  }
}

const triggers: Record<string, (element: HTMLElement) => void> = {
  load: (element) => void wake(element),
  idle: (element) =>
    void ('requestIdleCallback' in window
      ? requestIdleCallback(() => wake(element))
      : setTimeout(() => wake(element), 200)),
  visible: (element) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        void wake(element);
      },
      { rootMargin: '200px' },
    );
    // The island's own element has no box (`display: contents`).
    observer.observe(element.firstElementChild ?? element);
  },
  interaction: (element) => {
    for (const type of interactions)
      element.addEventListener(type, (event) => void wake(element, event), { passive: true });
  },
};

for (const element of document.querySelectorAll<HTMLElement>('site-island'))
  triggers[element.dataset['on'] ?? 'load']?.(element);

export {};

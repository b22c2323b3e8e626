/** Fetches the code of islands and behaviours at their triggers, and starts them. `data-state` says how far each is. */
import type { FunctionComponent } from 'react';

const islands = import.meta.glob<FunctionComponent>('/site/**/*.island.tsx', { import: 'default' });
const behaviours = import.meta.glob<(root: HTMLElement) => void>(
  ['/site/behaviours/*.ts', '!/site/behaviours/*.test.ts'],
  { import: 'default' },
);

/** The controls whose click waits for the code of the island around them. */
const waiting = new WeakMap<HTMLElement, HTMLElement>();

/** @returns what starts the element's code */
async function fetchCode(element: HTMLElement): Promise<() => unknown> {
  const { source = '' } = element.dataset;
  const island = islands[source];
  if (island) {
    const [component, { hydrate }] = await Promise.all([island(), import('./hydrate.ts')]);
    return () => hydrate(element, component);
  }
  const behaviour = await behaviours[source]!();
  return () => {
    // The state stays so if the behaviour throws.
    element.dataset['state'] = 'failed';
    behaviour(element);
    element.dataset['state'] = 'live';
  };
}

async function load(element: HTMLElement): Promise<void> {
  const { state } = element.dataset;
  if (state && state !== 'missing') return;
  element.dataset['state'] = 'loading';
  try {
    const start = await fetchCode(element).catch((error: unknown) => {
      console.error('did not load', error);
      // The server's markup stays; the next interaction tries again.
      element.dataset['state'] = 'missing';
      element.toggleAttribute('data-offline', !navigator.onLine);
    });
    await start?.();
  } finally {
    // The click is repeated once: for the code or, if it did not load, for the browser.
    waiting.get(element)?.click();
    waiting.delete(element);
  }
}

const islandsOn = (trigger: string): NodeListOf<HTMLElement> =>
  document.querySelectorAll(`[data-on=${trigger}]`);

/** Loads the island that someone is about to use. */
function startIsland(used: Element): void {
  const element = used.closest<HTMLElement>('[data-on=interaction]');
  if (element) void load(element);
}

/** Holds back the click of a control that does nothing useful before its code runs. With modifier keys, the browser opens a tab. */
function holdClick(event: MouseEvent, target: Element): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const control = target.closest<HTMLElement>('[data-replay]');
  const element = control?.closest<HTMLElement>('[data-on]');
  const state = element?.dataset['state'];
  if (!control || !element || (state && state !== 'loading')) return;
  // A second click is the browser's.
  if (!waiting.has(element)) event.preventDefault();
  waiting.set(element, control);
}

export function startIslands(): void {
  for (const type of ['pointerover', 'focusin', 'click', 'input'])
    addEventListener(type, (event) => {
      if (!(event.target instanceof Element)) return;
      if (event instanceof MouseEvent && type === 'click') holdClick(event, event.target);
      // A click that is repeated for want of the code does not ask for it again.
      if (type !== 'click' || !event.target.closest('[data-state=missing]'))
        startIsland(event.target);
    });

  // Offline, a form whose code has not come would lead to the browser's error page, and lose what is in it.
  addEventListener('submit', (event) => {
    const island = (event.target as Element).closest('[data-on]:not([data-state=live])');
    if (island && !navigator.onLine) event.preventDefault();
  });
  addEventListener('online', () => {
    for (const island of document.querySelectorAll<HTMLElement>('[data-state=missing]'))
      void load(island);
  });

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) void load(target.parentElement!);
    },
    { rootMargin: '400px' },
  );
  // The island's own element has no box (`display: contents`).
  for (const island of islandsOn('visible')) observer.observe(island.firstElementChild!);

  const loadIdle = (): void => {
    for (const island of islandsOn('idle')) void load(island);
  };
  // Not in every Safari. A page that is busy all the time is never idle.
  if ('requestIdleCallback' in window) requestIdleCallback(loadIdle, { timeout: 2000 });
  else setTimeout(loadIdle);
}

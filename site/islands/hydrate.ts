import {
  createElement,
  startTransition,
  useEffect,
  type FunctionComponent,
  type ReactNode,
} from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

/** Its effect runs after those of its children, when they are interactive. */
function Hydrated({
  onHydrated,
  children,
}: {
  onHydrated: () => void;
  children?: ReactNode;
}): ReactNode {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

/**
 * Events for which React would hydrate what they are for at once, in one task that keeps a slow phone busy for a tenth of a
 * second.
 */
const hydratingEvents = new Set([
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'click',
  'keydown',
  'keypress',
  'keyup',
  'compositionstart',
  'compositionend',
  'textInput',
  'input',
]);

/**
 * Keeps these events from React until it has hydrated the island: the click is repeated then, and what was typed is in its field,
 * where the island reads it. Everything else on the page hears of them.
 */
function deferEvents(element: HTMLElement): void {
  const addListener = element.addEventListener.bind(element);
  element.addEventListener = (
    type: string,
    listener: EventListener,
    options?: boolean | AddEventListenerOptions,
  ): void =>
    addListener(
      type,
      hydratingEvents.has(type)
        ? (event) => {
            if (element.dataset['state'] !== 'loading') listener(event);
          }
        : listener,
      options,
    );
}

/**
 * Hydrates one island. If its component throws, the server's markup is restored.
 * Resolves once React has hydrated it or given up; parts inside a `Suspense` of its own may follow.
 */
export function hydrate(element: HTMLElement, component: FunctionComponent): Promise<void> {
  const serverMarkup = [...element.cloneNode(true).childNodes];
  const report = (error: unknown): void =>
    console.error(`Island ${element.dataset['src']} failed`, error);
  return new Promise((resolve) => {
    const finish = (state: 'live' | 'failed'): void => {
      element.dataset['state'] = state;
      resolve();
    };
    let root: Root;
    if (element.querySelector('[data-replay]')) deferEvents(element);
    // React hydrates a transition in short slices: keys and clicks in between are answered.
    startTransition(() => {
      root = hydrateRoot(
        element,
        createElement(
          Hydrated,
          { onHydrated: () => finish('live') },
          createElement(component, JSON.parse(element.dataset['props'] ?? '{}')),
        ),
        {
          identifierPrefix: element.dataset['prefix'] ?? '',
          onRecoverableError: report,
          onUncaughtError: (error) => {
            report(error);
            // Runs after React's own clean-up.
            setTimeout(() => {
              root.unmount();
              element.replaceChildren(...serverMarkup);
              finish('failed');
            });
          },
        },
      );
    });
  });
}

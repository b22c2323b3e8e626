import {
  createElement,
  startTransition,
  useEffect,
  type FunctionComponent,
  type ReactNode,
} from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { keepTyped } from './keep-typed.ts';

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
 * Hydrates one island. If its component throws, the server's markup is restored.
 * Resolves once React has hydrated it or given up; parts inside a `Suspense` of its own may follow.
 */
export function hydrate(element: HTMLElement, component: FunctionComponent): Promise<void> {
  const serverMarkup = [...element.cloneNode(true).childNodes];
  const restoreTyped = keepTyped(element);
  const report = (error: unknown): void =>
    console.error(`Island ${element.dataset['source']} failed`, error);
  // From now on React itself answers every event inside the island.
  element.dataset['state'] = 'hydrating';
  return new Promise((resolve) => {
    const finish = (state: 'live' | 'failed'): void => {
      element.dataset['state'] = state;
      resolve();
    };
    let root: Root;
    // React hydrates a transition in short slices: keys and clicks in between are answered.
    startTransition(() => {
      root = hydrateRoot(
        element,
        createElement(
          Hydrated,
          {
            onHydrated() {
              restoreTyped();
              finish('live');
            },
          },
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

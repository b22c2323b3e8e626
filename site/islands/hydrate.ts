import { createElement, useEffect, type FunctionComponent, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

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
 * Resolves once React has hydrated it or given up.
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
    const root = hydrateRoot(
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
}

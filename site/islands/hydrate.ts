import { createElement, type FunctionComponent } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Hydrates one island. If its component throws, the server's markup is restored.
 * Resolves once React has hydrated it or given up.
 */
export function hydrate(element: HTMLElement, component: FunctionComponent): Promise<void> {
  const serverMarkup = [...element.cloneNode(true).childNodes];
  const report = (error: unknown): void =>
    console.error(`Island ${element.dataset['src']} failed`, error);
  return new Promise((resolve) => {
    const root = hydrateRoot(
      element,
      createElement(component, JSON.parse(element.dataset['props'] ?? '{}')),
      {
        identifierPrefix: element.dataset['prefix'] ?? '',
        onRecoverableError: report,
        onUncaughtError: (error) => {
          report(error);
          // Runs after React's own clean-up.
          setTimeout(() => {
            root.unmount();
            element.replaceChildren(...serverMarkup);
            element.dataset['state'] = 'failed';
            resolve();
          });
        },
      },
    );
    setTimeout(() => {
      if (element.dataset['state'] !== 'failed') element.dataset['state'] = 'live';
      resolve();
    });
  });
}

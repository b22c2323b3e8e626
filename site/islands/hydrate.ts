import { createElement, type FunctionComponent } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Brings one island to life. If its component throws, the markup that the server rendered goes back in its place.
 * Resolves when React has taken over (or has given up).
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
          // After React has finished with its own clean-up.
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

import type { App } from './app.ts';
import { health, notReady } from './health.ts';
import { busyResponse } from './pages/busy-page.ts';
import { pathOf } from './routing/request-url.ts';
import type { Settings } from './settings.ts';

/** Responds until the first pages are rendered: the process is alive, and pages can be requested again shortly. */
export const createStartingApp = (
  settings: Pick<Settings, 'publicOrigin' | 'noIndex' | 'defaultLanguage'>,
): App => ({
  serveDirectly: () => undefined,
  fetch({ url }) {
    const path = pathOf(url);
    if (path === '/healthz') return health();
    return path === '/readyz' ? notReady() : busyResponse(settings, 'starting');
  },
});

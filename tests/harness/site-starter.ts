import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { startSite, type Environment, type Running } from './server-process.ts';

/**
 * Starts sites for all workers of a run, one for each set of settings: each renders every page anew, which takes seconds of a core.
 * A request's body is the settings as JSON; its response is the site's origin, or why it did not start.
 */
export async function startSiteStarter(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const sites = new Map<string, Promise<Running>>();
  const server = createServer(async (request, response) => {
    const settings = await text(request);
    const site = sites.get(settings) ?? startSite(JSON.parse(settings) as Environment);
    sites.set(settings, site);
    await site.then(
      ({ origin }) => response.end(origin),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      // The test that asked for one that did not start has been told why.
      for (const site of await Promise.allSettled(sites.values()))
        if (site.status === 'fulfilled') await site.value.stop();
    },
  };
}

/** Origin of a site with these settings, which may be serving already. */
export async function siteFrom(starterOrigin: string, settings: Environment): Promise<string> {
  const response = await fetch(starterOrigin, { method: 'POST', body: JSON.stringify(settings) });
  const body = await response.text();
  if (!response.ok) throw new Error(body);
  return body;
}

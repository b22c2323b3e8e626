import type { BrowserContext, Page } from '@playwright/test';
import type { Deployment, PrivacyRegister } from '../../site/facts/privacy-register.ts';

/** A site of the tests contacts the fake charting provider alone, and asks for nothing. */
export const testDeployment = (providerOrigin: string): Deployment => ({
  widgets: { consent: 'off', origins: [providerOrigin] },
  mailProvider: undefined,
  analytics: undefined,
  referralDays: 30,
});

/** The origins that a visitor's browser asks from now on, besides the site's own. */
export function watchOrigins(visitor: BrowserContext, own: string): ReadonlySet<string> {
  const origins = new Set<string>();
  visitor.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== own && protocol !== 'data:') origins.add(origin);
  });
  return origins;
}

/** Names of everything that the site has stored in the visitor's browser, after the kind of storage. */
export async function storedIn(page: Page): Promise<string[]> {
  const names = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((key) => `local ${key}`),
    ...Object.keys(sessionStorage).map((key) => `session ${key}`),
    ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
    ...(await caches.keys()).map((name) => `cache ${name}`),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => `worker ${scope}`),
  ]);
  const cookies = await page.context().cookies();
  return [...names, ...cookies.map(({ domain, name }) => `cookie ${domain} ${name}`)];
}

/** Names and origins that a browser has and the register does not list. */
export function unlisted(
  { stored, contacted }: PrivacyRegister,
  found: { names: readonly string[]; origins: ReadonlySet<string> },
): string[] {
  const names = new Set(stored.map(({ storage, key }) => `${storage} ${key}`));
  const origins = new Set(contacted.flatMap((entry) => entry.origins));
  return [
    ...found.names.filter((name) => !names.has(name)),
    ...[...found.origins].filter((origin) => !origins.has(origin)),
  ];
}

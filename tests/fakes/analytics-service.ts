import type { BrowserContext } from '@playwright/test';
import type { AnalyticsKind } from '../../site/facts/analytics-settings.ts';

/**
 * Fake services that count visits, with what their scripts take from the page and what they send ("Analytics" in
 * docs/external-apis.md). Requests are answered inside the browser: nothing leaves it.
 */
const origin = 'https://statistics.invalid';
const siteId = 'www.example.com';

const scripts: Record<AnalyticsKind, { path: string; sendPath: string; run: () => void }> = {
  plausible: { path: '/js/script.manual.js', sendPath: '/api/event', run: runPlausible },
  umami: { path: '/script.js', sendPath: '/api/send', run: runUmami },
};

export const analyticsSettings = (kind: AnalyticsKind): Record<string, string> => ({
  ANALYTICS_SCRIPT_URL: origin + scripts[kind].path,
  ANALYTICS_KIND: kind,
  ANALYTICS_SITE_ID: siteId,
});

export interface FakeAnalytics {
  /** How often the script was requested. */
  loads: number;
  /** Bodies of the requests that reported visits and events. */
  counted: Record<string, unknown>[];
}

/** Answers what the visitor's browser asks of the service. */
export async function fakeAnalytics(
  visitor: BrowserContext,
  kind: AnalyticsKind,
): Promise<FakeAnalytics> {
  const { path, sendPath, run } = scripts[kind];
  const service: FakeAnalytics = { loads: 0, counted: [] };
  await visitor.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === path) {
      service.loads++;
      await route.fulfill({ contentType: 'text/javascript', body: `(${run.toString()})()` });
    } else if (pathname === sendPath) {
      if (route.request().method() === 'POST') service.counted.push(route.request().postDataJSON());
      await route.fulfill({
        json: {},
        headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      });
    } else await route.fulfill({ status: 404 });
  });
  return service;
}

/* Run in the page, as the services' scripts: they read the element that loaded them. */

function runPlausible(): void {
  const element = document.currentScript;
  if (!(element instanceof HTMLScriptElement)) throw new Error('It must be a classic script');
  const endpoint = element.dataset['api'] ?? `${new URL(element.src).origin}/api/event`;
  const trigger = (event: string, options?: { u?: string; props?: object }): void => {
    const body = {
      n: event,
      u: options?.u ?? location.href,
      d: element.dataset['domain'],
      r: document.referrer,
      p: options?.props,
    };
    void fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain' },
      keepalive: true,
      body: JSON.stringify(body),
    }).catch(() => {});
  };
  const page = window as unknown as {
    plausible?: typeof trigger & { q?: Parameters<typeof trigger>[] };
  };
  const kept = page.plausible?.q ?? [];
  page.plausible = trigger;
  for (const call of kept) trigger(...call);
  // The real script sends this when the page is left.
  addEventListener('pagehide', () => trigger('engagement'));
}

function runUmami(): void {
  const element = document.currentScript;
  if (!(element instanceof HTMLScriptElement)) throw new Error('It must be a classic script');
  const { websiteId, hostUrl, identityStitching, excludeSearch } = element.dataset;
  // Newer versions keep an identifier unless told not to.
  if (identityStitching !== 'false') localStorage.setItem('umami.visitor', 'someone');
  const host = hostUrl ?? element.src.split('/').slice(0, -1).join('/');
  const url = new URL(location.href);
  if (excludeSearch === 'true') url.search = '';
  const track = async (name?: string, data?: object): Promise<void> => {
    await fetch(`${host}/api/send`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      keepalive: true,
      body: JSON.stringify({
        type: 'event',
        payload: { website: websiteId, url: url.href, referrer: document.referrer, name, data },
      }),
    }).catch(() => {});
  };
  (window as unknown as { umami: { track: typeof track } }).umami = { track };
  void track();
}

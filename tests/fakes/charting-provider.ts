import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * A fake charting provider: four scripts that behave like the provider's loaders ("Charting provider" in docs/external-apis.md),
 * and the frames that they open. It draws labelled boxes, no prices. The cookie `fault` selects the fault for each visitor;
 * the front page sets it on a click.
 */
export const faults = {
  none: 'works',
  error: 'the script responds with 500',
  hang: 'the script never responds',
  slow: 'the script responds after two seconds',
  silent: 'the frame loads and posts no message',
  frameHang: 'the frame never responds',
  refuse: 'the frame reports that it has no data',
} as const;
export type Fault = keyof typeof faults;
export const faultCookie = 'fault';
const slowMs = 2000;

/** The settings that each loader supports; others are dropped. */
const widgets: Record<
  string,
  { keys: string[]; width?: number; height?: number; forcedLocale?: string }
> = {
  'ticker-tape': { keys: ['symbols', 'showSymbolLogo', 'displayMode'] },
  'market-quotes': {
    keys: ['symbolsGroups', 'showSymbolLogo', 'width', 'height'],
    width: 770,
    height: 450,
  },
  events: {
    keys: ['importanceFilter', 'countryFilter', 'width', 'height'],
    width: 510,
    height: 600,
  },
  timeline: {
    keys: ['feedMode', 'market', 'symbol', 'displayMode', 'width', 'height'],
    width: 480,
    height: 830,
    forcedLocale: 'en',
  },
};
const commonKeys = ['colorTheme', 'isTransparent', 'locale', 'largeChartUrl'];

const source = (name: string): string =>
  readFileSync(new URL(`charting-provider/${name}`, import.meta.url), 'utf8');
const loader = source('loader.js');
const frame = source('frame.html');

function frontPage(chosen: string): string {
  const choices = Object.entries(faults).map(
    ([name, meaning]) =>
      `<li><a href="/?choose=${name}">${name}</a>: ${meaning}${name === chosen ? ' (chosen)' : ''}</li>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Fake charting provider</title><h1>Fake charting provider</h1><ul>${choices.join('')}</ul>`;
}

export interface ChartingProvider {
  origin: string;
  stop(): Promise<void>;
}

export async function startChartingProvider({
  port = 0,
  host = '127.0.0.1',
} = {}): Promise<ChartingProvider> {
  const server = createServer((request, response) => void respond(request, response));
  server.listen(port, host);
  await new Promise((resolve, reject) => {
    server.once('listening', resolve);
    server.once('error', reject);
  });
  return {
    origin: `http://${host}:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://fake.invalid');
  const fault =
    new RegExp(`(?:^|; )${faultCookie}=(\\w+)`).exec(request.headers.cookie ?? '')?.[1] ?? 'none';
  const send = (
    status: number,
    type: string,
    body: string,
    headers: Record<string, string> = {},
  ): void => {
    response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, ...headers }).end(body);
  };

  if (pathname === '/') {
    const chosen = searchParams.get('choose');
    send(
      200,
      'text/html',
      frontPage(chosen ?? fault),
      chosen ? { 'set-cookie': `${faultCookie}=${chosen}; Path=/` } : {},
    );
    return;
  }
  const script = /^\/external-embedding\/embed-widget-([\w-]+)\.js$/.exec(pathname)?.[1];
  const widget = script === undefined ? undefined : widgets[script];
  if (widget) {
    if (fault === 'hang') return;
    if (fault === 'slow') await sleep(slowMs);
    if (fault === 'error') {
      send(500, 'text/plain', 'Fake provider: error');
      return;
    }
    const facts = { id: script, ...widget, keys: [...widget.keys, ...commonKeys] };
    send(200, 'text/javascript', loader.replace('{/* widget */}', JSON.stringify(facts)), {
      'cache-control': 'max-age=600',
    });
    return;
  }
  if (pathname.startsWith('/embed-widget/')) {
    if (fault === 'frameHang') return;
    send(200, 'text/html', frame.replace('data-fault=""', `data-fault="${fault}"`));
    return;
  }
  send(404, 'text/plain', 'Not Found');
}

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { RouteName } from '../../site/paths.ts';
import { expect, test } from '../harness/fixtures.ts';
import { pathOf } from '../harness/paths.ts';
import { sharedOrigin } from '../harness/shared-origins.ts';
import type { OnTestFinished } from '../harness/temporary-folder.ts';
import { noteShifts, shiftsOn } from './look.ts';

/** Long enough for a piece to be laid out and painted before the next one comes. */
const pieceIntervalMs = 150;

/** Six places in a page: within the head, after the heading, the first entry and the first column, before and within the picture beside it. */
function cutsIn(html: string): number[] {
  const heading = html.indexOf('</h1>');
  const entry = html.indexOf('</li>', heading);
  const column = html.indexOf('</ul>', heading);
  const drawing = column + html.slice(column).search(/<(?:svg|img)/);
  return [html.indexOf('<body') / 2, heading, entry, column, drawing, drawing + 2500]
    .map(Math.round)
    .toSorted((a, b) => a - b);
}

/** An origin that passes the site on as a slow connection does: HTML in pieces, and fonts not while it comes. */
async function slowOrigin(onTestFinished: OnTestFinished, cutsOf = cutsIn): Promise<string> {
  const server = createServer((request, response) => {
    // tests/e2e/fonts.spec.ts limits how far a late font moves a text.
    if (request.url?.endsWith('.woff2')) return;
    void (async () => {
      const answer = await fetch(`${sharedOrigin('site')}${request.url}`);
      const type = answer.headers.get('content-type') ?? '';
      response.writeHead(answer.status, { 'content-type': type });
      if (!type.startsWith('text/html')) return response.end(await answer.bytes());
      const html = await answer.text();
      let from = 0;
      for (const cut of cutsOf(html)) {
        response.write(html.slice(from, cut));
        from = cut;
        await setTimeout(pieceIntervalMs);
      }
      return response.end(html.slice(from));
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const routes: readonly RouteName[] = [
  'home',
  'forex',
  'economicCalendar',
  'news',
  'mam',
  'platforms',
  'accountTypes',
];

// No layout depends on the language but by its direction.
for (const [language, width] of [
  ['zh', 390],
  ['ar', 1440],
] as const)
  test(`nothing moves while pages arrive in pieces in ${language} at ${width} px`, async ({
    newVisitor,
    onTestFinished,
  }) => {
    const origin = await slowOrigin(onTestFinished);
    const page = await (await newVisitor({ width })).newPage();
    await page.addInitScript(noteShifts);
    for (const route of routes) {
      await page.goto(origin + pathOf(route, { language }), { waitUntil: 'domcontentloaded' });
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect.soft(await shiftsOn(page), route).toEqual([]);
    }
  });

test('pairs that arrive in pieces are all shown', async ({ newVisitor, onTestFinished }) => {
  const origin = await slowOrigin(onTestFinished, (html) => {
    const first = html.indexOf('name="pair"') - 100;
    return [first, first + 1200];
  });
  const page = await (await newVisitor({ width: 390, javaScript: false })).newPage();
  await page.goto(origin + pathOf('forex', { language: 'ar' }), { waitUntil: 'domcontentloaded' });
  const pairs = page.locator('label:has([name="pair"])');
  await expect(pairs.filter({ visible: true })).toHaveCount(await pairs.count());
});

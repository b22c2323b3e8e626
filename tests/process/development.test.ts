import { once } from 'node:events';
import { utimesSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languageCodes } from '../../core/domain/languages.ts';
import { freePort } from '../harness/free-port.ts';
import { pathOf } from '../harness/paths.ts';
import { startDevelopment, type Running } from '../harness/server-process.ts';

/** `npm run dev`: the sources, served by Vite. */
let server: Running;
let origin: string;

beforeAll(async () => {
  server = await startDevelopment({ PORT: String(await freePort()) });
  ({ origin } = server);
});
afterAll(() => server.stop('SIGKILL'));

test.for(languageCodes)('every file that a page in %s references exists', async (language) => {
  const page = await fetch(origin + pathOf('contact', { language }));
  expect(page.status).toBe(200);
  const html = await page.text();
  const named = [
    ...html.matchAll(/(?:src|href|data-src)="(\/(?:site|@|node_modules|assets)[^"]*)"/g),
  ].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(20);
  const missing = await Promise.all(
    named.map(async (path) => ((await fetch(origin + path)).ok ? [] : [path])),
  );
  expect(missing.flat()).toEqual([]);
});

test('a stylesheet that changes is replaced in the page, which does not reload', async () => {
  const html = await (await fetch(origin + pathOf('contact'))).text();
  const stylesheets = [...html.matchAll(/href="(\/site\/[^"]*\.css)"/g)].map(
    ([, file = '']) => file,
  );
  expect(stylesheets.length).toBeGreaterThan(1);
  const socket = new WebSocket(origin, 'vite-hmr');
  await once(socket, 'message');
  for (const file of stylesheets.slice(0, 2)) {
    // Its time alone: other tests read it.
    utimesSync(`.${file}`, new Date(), new Date());
    const [{ data }] = (await once(socket, 'message')) as [MessageEvent<string>];
    expect(JSON.parse(data)).toMatchObject({
      type: 'update',
      updates: [{ type: 'css-update', path: file }],
    });
  }
  socket.close();
});

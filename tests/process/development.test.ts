import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../harness/free-port.ts';
import { pathOf } from '../harness/paths.ts';
import { startDevelopment } from '../harness/server-process.ts';

test('`npm run dev` serves a page, and every file that it names', async () => {
  const server = await startDevelopment({ PORT: String(await freePort()) });
  onTestFinished(() => server.stop('SIGKILL'));
  const { origin } = server;
  const page = await fetch(origin + pathOf('contact'));
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

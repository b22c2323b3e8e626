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

import { spawn, type ChildProcess } from 'node:child_process';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../harness/free-port.ts';
import { languageCodes } from '../../contract/languages.ts';

/** `npm run dev`: the sources themselves, served by Vite. */
let server: ChildProcess;
let origin: string;

beforeAll(async () => {
  const port = await freePort();
  server = spawn(process.execPath, ['tools/dev.js'], {
    env: { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  server.stdout?.on('data', (data: Buffer) => (output += data.toString()));
  await vi.waitFor(() => expect(output).toContain(String(port)), { timeout: 40_000 });
  origin = `http://127.0.0.1:${port}`;
});
afterAll(() => server.kill('SIGKILL'));

test.for(languageCodes)('every file that a page of %s names is there', async (language) => {
  const page = await fetch(`${origin}${language === 'zh' ? '' : `/${language}`}/contact`);
  expect(page.status).toBe(200);
  const html = await page.text();
  const named = [
    ...html.matchAll(
      /(?:src|href|data-src|data-loader)="(\/(?:site|@|node_modules|assets)[^"]*)"/g,
    ),
  ].map(([, address = '']) => address);
  expect(named.length).toBeGreaterThan(20);
  const missing = await Promise.all(
    named.map(async (address) => ((await fetch(origin + address)).ok ? [] : [address])),
  );
  expect(missing.flat()).toEqual([]);
});

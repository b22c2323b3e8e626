import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createSiteCalls } from '../../cms/publishing/site-call.ts';

async function site(status: () => number) {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    calls.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    response.writeHead(status()).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls };
}

test('a hundred changes lead to one call, with the secret', async () => {
  const { origin, calls } = await site(() => 202);
  const siteCalls = createSiteCalls({
    sites: [origin],
    secret: 's',
    warn: () => {},
    debounceMs: 20,
  });
  for (let change = 0; change < 100; change++) siteCalls.announce();
  await expect.poll(() => calls).toEqual(['POST /api/content-changed Bearer s']);
  siteCalls.announce();
  await expect.poll(() => calls).toHaveLength(2);
});

test('every site is called, and a failure is logged as a warning without the secret', async () => {
  const { origin, calls } = await site(() => 401);
  const warnings: string[] = [];
  const siteCalls = createSiteCalls({
    sites: ['http://127.0.0.1:1', origin],
    secret: 'the-secret',
    warn: (line) => void warnings.push(line),
    debounceMs: 1,
  });
  await siteCalls.announceNow();
  expect(calls).toHaveLength(1);
  expect(warnings.toSorted()).toEqual([
    expect.stringMatching(
      /^http:\/\/127\.0\.0\.1:1\/api\/content-changed did not respond \(.+\): the site was not notified of the change$/,
    ),
    `${origin}/api/content-changed responded with 401: the site was not notified of the change`,
  ]);
  expect(warnings.join()).not.toContain('the-secret');
});

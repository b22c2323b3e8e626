import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createSiteCalls } from '../../cms/publishing/site-call.ts';

test('a hundred changes lead to one call of every site; a failure is a warning, without the secret', async () => {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    calls.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    response.writeHead(401).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const warnings: string[] = [];
  const siteCalls = createSiteCalls(
    { sites: ['http://127.0.0.1:1', origin], secret: 'the-secret' },
    (line) => void warnings.push(line),
  );
  for (let change = 0; change < 100; change++) siteCalls.announce();
  await expect.poll(() => warnings).toHaveLength(2);
  expect(calls).toEqual(['POST /api/content-changed Bearer the-secret']);
  expect(warnings.toSorted()).toEqual([
    expect.stringMatching(
      /^http:\/\/127\.0\.0\.1:1\/api\/content-changed did not respond \(.+\): /,
    ),
    `${origin}/api/content-changed responded with 401: the site was not notified of the change`,
  ]);
  expect(warnings.join()).not.toContain('the-secret');
});

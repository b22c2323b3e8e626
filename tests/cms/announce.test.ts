import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { announceChange } from '../../cms/publishing/announce.ts';

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
  const logger = { warn: (line: string) => void warnings.push(line) };
  vi.stubEnv('SITE_URL', `http://127.0.0.1:1 ${origin}`);
  vi.stubEnv('CONTENT_CHANGED_SECRET', 'the-secret');
  onTestFinished(() => void vi.unstubAllEnvs());
  for (let change = 0; change < 100; change++) announceChange({ logger });
  await expect.poll(() => warnings).toHaveLength(2);
  expect(calls).toEqual(['POST /api/content-changed Bearer the-secret']);
  expect(warnings.toSorted()).toEqual([
    expect.stringMatching(
      /^http:\/\/127\.0\.0\.1:1\/api\/content-changed: the site was not notified of the change \(.+\)$/,
    ),
    `${origin}/api/content-changed: the site was not notified of the change (status 401)`,
  ]);
  expect(warnings.join()).not.toContain('the-secret');
});

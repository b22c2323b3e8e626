import { describe, expect, test } from 'vitest';
import { memoryLog } from '../../tests/fakes/memory-log.ts';
import { createIpReader } from './client-ip.ts';

describe('the IP that a request is counted for', () => {
  const from = (forwarded: string | undefined, proxies: number, peerIp = '192.0.2.1'): string =>
    createIpReader(proxies, memoryLog())(
      new Request('http://site.test', {
        headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
      }),
      peerIp,
    );

  test.each([
    [undefined, 0, '192.0.2.1'],
    ['203.0.113.9', 0, '192.0.2.1'],
    ['198.51.100.7, 203.0.113.9', 1, '203.0.113.9'],
    ['198.51.100.7, 203.0.113.9', 2, '198.51.100.7'],
    ['203.0.113.9', 5, '203.0.113.9'],
    ['203.0.113.9:50124', 1, '203.0.113.9'],
    ['[2001:db8:1:2::7]:50124', 1, '2001:db8:1::/48'],
    ['[::ffff:203.0.113.9]:50124, 198.51.100.7:1', 2, '203.0.113.9'],
  ])('X-Forwarded-For %s with %i trusted proxies gives %s', (forwarded, proxies, ip) => {
    expect(from(forwarded, proxies)).toBe(ip);
  });
});

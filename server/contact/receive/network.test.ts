import { expect, test } from 'vitest';
import { ipOf } from '../../routing/client-ip.ts';
import { networkOf } from './network.ts';

test.each([
  ['203.0.113.9', '203.0.113.0/24'],
  ['::ffff:203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:DB8:1:ffff::9', '2001:db8:1::/48'],
  ['2001:db8::9', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['', ''],
])('the IP %s is in the network %s', (ip, network) => {
  expect(networkOf(ipOf(new Request('http://site.test'), ip, 0))).toBe(network);
});

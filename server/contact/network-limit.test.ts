import { expect, test } from 'vitest';
import { networkOf } from './network-limit.ts';

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['', ''],
])('the network of %s is %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

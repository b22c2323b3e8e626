import { expect, test } from 'vitest';
import { serverMidnight } from './server-midnight.ts';

const plain = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, '');

test.each([
  ['zh', '北京时间 05:00', '北京时间 06:00'],
  [
    'en',
    '22:00 in Lagos, 01:00 in Dubai and 05:00 in Singapore',
    '23:00 in Lagos, 02:00 in Dubai and 06:00 in Singapore',
  ],
  [
    'ar',
    '00:00 في الرياض و00:00 في القاهرة و01:00 في دبي و22:00 في الدار البيضاء',
    '01:00 في الرياض و00:00 في القاهرة و02:00 في دبي و23:00 في الدار البيضاء',
  ],
] as const)('in %s, midnight of the server is %s, and %s in winter', (code, summer, winter) => {
  expect(plain(serverMidnight(code).summer)).toBe(summer);
  expect(plain(serverMidnight(code).winter)).toBe(winter);
});

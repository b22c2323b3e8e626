import { expect, test } from 'vitest';
import { serverMidnight } from './server-midnight.ts';

const plain = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, '');

test.each([
  ['zh', '北京时间 05:00（'],
  ['en', '22:00 in Lagos, 00:00 in Riyadh and Nairobi, 01:00 in Dubai and 05:00 in Singapore'],
  ['ar', '00:00 في الرياض والكويت و01:00 في دبي و22:00 في الدار البيضاء من مارس'],
  ['ar', 'في القاهرة 00:00 معظم السنة، و23:00 من منتصف مارس'],
] as const)('in %s, midnight of the server is %s', (code, times) => {
  expect(plain(serverMidnight(code))).toContain(times);
});

test.each([
  ['zh', '05:00（三月至十一月），冬令时 06:00'],
  [
    'en',
    '01:00 in Dubai and 05:00 in Singapore and Kuala Lumpur from March to November, otherwise one hour later',
  ],
  ['ar', '00:00 في الرياض من مارس إلى نوفمبر، و01:00'],
] as const)('in %s, it is on one clock %s', (code, times) => {
  expect(plain(serverMidnight(code, 'city'))).toContain(times);
});

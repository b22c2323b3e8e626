import { expect, test } from 'vitest';
import { splitCommaList } from './comma-list.ts';

test.each([
  [
    'English',
    'Personal link, Referral code, Your name',
    ['Personal link', 'Referral code', 'Your name'],
  ],
  ['Chinese, enumerating', '专属链接、推荐码、注册时填写', ['专属链接', '推荐码', '注册时填写']],
  ['Chinese, full width', '专属链接，推荐码', ['专属链接', '推荐码']],
  ['Arabic', 'رابط شخصي، رمز إحالة', ['رابط شخصي', 'رمز إحالة']],
])('splits at the comma of the language: %s', (_, text, items) => {
  expect(splitCommaList(text)).toEqual(items);
});

import { expect, test } from 'vitest';
import { formatClaim } from '../../i18n/format.ts';
import { splitFigure } from './figure-parts.ts';

test.each([
  ['en', { kind: 'money', value: 2_000_000 }, ['US$', '2,000,000', '']],
  ['zh', { kind: 'money', value: 2_000_000 }, ['', '200', '万美元']],
  ['ar', { kind: 'money', value: 2_000_000 }, ['', '2,000,000', 'دولار أمريكي']],
  ['ar', { kind: 'support', hours: 24, days: 5 }, ['', '24/5', '']],
] as const)('in %s, the digits of %o are set apart', (language, claim, [before, digits, after]) => {
  expect(splitFigure(formatClaim(claim, language))).toEqual({ before, digits, after });
});

import { expect, test } from 'vitest';
import { languageCodes } from '../../../contract/languages.ts';
import { claims } from '../../facts/claims.ts';
import { formatClaim } from '../../i18n/format.ts';
import { countedClaims, countedFigure } from './figures.ts';

const isolates = /[\u2066\u2069]/g;

test('the counters end at the figure that the claim has in a sentence, in every language', () => {
  for (const language of languageCodes) {
    for (const name of countedClaims) {
      const { target, decimals, grouped, sign, unit } = countedFigure(name, language, '');
      const shown =
        target.toLocaleString('en', { minimumFractionDigits: decimals, useGrouping: grouped }) +
        sign +
        unit;
      expect(shown.trimEnd(), `${name} (${language})`).toBe(
        formatClaim(claims[name].value, language).replaceAll(isolates, ''),
      );
    }
  }
});

test('large numbers are written as each language counts', () => {
  expect(countedFigure('trades', 'en', '')).toMatchObject({ target: 85, sign: 'm+', unit: '' });
  expect(countedFigure('trades', 'zh', '')).toMatchObject({ target: 8500, sign: '万+', unit: '' });
  expect(countedFigure('trades', 'ar', '')).toMatchObject({
    target: 85,
    sign: '+',
    unit: ' مليون',
  });
  expect(countedFigure('execution', 'en', 'sec')).toMatchObject({
    target: 0.12,
    decimals: 2,
    unit: ' sec',
  });
});

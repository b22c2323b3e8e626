import { expect, test } from 'vitest';
import { claims } from '../../facts/claims.ts';
import { formatClaim } from '../../i18n/format.ts';
import { splitFigure } from './figure-parts.ts';

test('sets an amount apart from its currency in each language', () => {
  expect(splitFigure(formatClaim(claims.insurance.value, 'en'))).toEqual({
    before: 'US$',
    digits: '2,000,000',
    after: '',
  });
  expect(splitFigure(formatClaim(claims.insurance.value, 'zh'))).toEqual({
    before: '',
    digits: '200',
    after: '万美元',
  });
  expect(splitFigure(formatClaim(claims.insurance.value, 'ar'))).toEqual({
    before: '',
    digits: '2,000,000',
    after: 'دولار أمريكي',
  });
});

test('keeps the signs inside a figure, without the marks around it', () => {
  expect(splitFigure(formatClaim(claims.support.value, 'ar'))).toEqual({
    before: '',
    digits: '24/5',
    after: '',
  });
  expect(splitFigure(formatClaim(claims.execution.value, 'en'))).toEqual({
    before: '',
    digits: '0.12',
    after: '',
  });
});

import { expect, test } from 'vitest';
import type { AccountFigures } from '../../core/domain/account-type.ts';
import { languageCodes, mapLanguages } from '../../core/domain/languages.ts';
import { mapTiers } from '../../core/domain/tiers.ts';
import { fakeAccountTypes } from '../../tests/fakes/account-types.ts';
import { chargesCommission, figuresByTier } from './account-conditions.ts';
import { accountTexts } from './account-texts.ts';
import { lotCost } from './lot-cost.ts';

const elite: AccountFigures = {
  minDepositUsd: 10_000,
  commissionPerSideUsd: 3,
  commissionClasses: ['forex', 'metals'],
  spreadPips: 0,
  typicalSpreads: { EURUSD: 0.1 },
  maxLeverage: 500,
  minLots: 0.01,
  maxLots: 200,
  instrumentCount: 6000,
};
const content = { specs: mapTiers(() => undefined) };
const accountTypes = (figures: AccountFigures) => ({
  accountTypes: mapLanguages(() => [{ ...fakeAccountTypes[2]!, figures }]),
});

test('an account without figures takes no part in comparisons, and no tier is invented', () => {
  expect(lotCost(content, elite, undefined)).toBeUndefined();
  expect(lotCost(content, { ...elite, commissionClasses: undefined }, 0)).toBeUndefined();
  expect(figuresByTier(accountTypes({})).standard).toBeUndefined();
  expect(chargesCommission(accountTypes({}), 'forex', ['elite'])).toBe(false);
});

test('texts are written from the figures in each language', () => {
  const textsIn = languageCodes.map((code) => Object.values(accountTexts(elite, code)).join(' | '));
  expect(textsIn.map((text) => text.replaceAll(/[\u2060\u2066\u2069]/g, ''))).toEqual([
    '10,000\u00A0美元 | 外汇、贵金属每手单边 3\u00A0美元 | 0.0 点起 | 最高 1:500 | 0.01–200 | 6,000+',
    'US$10,000 | US$3 per side per lot on forex and metals | from 0.0 pips | up to 1:500 | 0.01–200 | 6,000+',
    '10,000\u00A0دولار | 3\u00A0دولارات للوت عند الفتح و3 عند الإغلاق، على الفوركس والمعادن | من 0.0 نقطة | حتى 1:500 | من 0.01 إلى 200 | 6,000+',
  ]);
  const free = { commissionPerSideUsd: 0 };
  expect(languageCodes.map((language) => accountTexts(free, language).commission)).toEqual([
    '无',
    'US$0',
    'بلا عمولة',
  ]);
});

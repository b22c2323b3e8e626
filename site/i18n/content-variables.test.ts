import { expect, test } from 'vitest';
import { mapLanguages } from '../../core/domain/languages.ts';
import { accountsWith } from '../../tests/fakes/account-types.ts';
import { withoutConditions } from '../../tests/fakes/complete-content.ts';
import { fakeFundingMethods } from '../../tests/fakes/funding-methods.ts';
import { fakeContent } from '../../tests/fakes/site-parts.ts';
import { specsWith } from '../../tests/fakes/specs.ts';
import { contentVariables } from './content-variables.ts';
import { known, knownText } from './known.ts';
import { trackedWords, wordsOf } from './translator.ts';

const content = {
  ...fakeContent,
  accountTypes: accountsWith(({ tier, figures }) => ({
    figures:
      tier === 'elite'
        ? {
            minDepositUsd: 10_000,
            commissionPerSideUsd: 3,
            commissionClasses: ['forex', 'metals'],
            spreadPips: 0,
          }
        : figures,
  })),
  specs: specsWith(
    { symbol: 'EURUSD', leverage: '1:500', products: ['Forex'] },
    { symbol: 'USDTRY', leverage: '1:50', products: ['Forex'] },
    {
      symbol: 'XAUUSD',
      leverage: 'on request',
      products: ['Metal'],
    },
  ),
};
const variables = (
  language: 'en' | 'zh' | 'ar',
  of: Parameters<typeof contentVariables>[1] = content,
) =>
  contentVariables(
    language,
    of,
    wordsOf(language, 'instruments')('classesInSentence', { returnObjects: true }),
  );

test('figures are written in the page’s language', () => {
  expect(variables('en').account.elite).toMatchObject({
    minDeposit: 'US$10,000',
    commission: 'US$3',
    commissionRoundTurn: 'US$6',
    commissionClasses: 'forex and metals',
    spread: '0.0',
  });
  expect(variables('en').commission.elite).toMatchObject({ forex: 'US$3', metals: 'US$3' });
  expect(variables('zh').account.elite).toMatchObject({ commissionRoundTurn: '6\u00A0美元' });
});

test('the published specifications are counted', () => {
  const { published, leverage, leverageLeast, byClass } = variables('en');
  expect(published).toMatchObject({ count: '3', forex: '2', metals: '1', crypto: undefined });
  expect(leverage.elite).toMatchObject({ forex: '1:500', metals: undefined });
  expect(leverageLeast.elite).toMatchObject({ forex: '1:50' });
  expect({ ...byClass }).toEqual({ leverage: 'forex: 1:500', tripleSwap: undefined });
});

test('a text whose figure the content does not state keeps its placeholder, and is left out', () => {
  const words = trackedWords('en', withoutConditions);
  const text = words('home')('hero.costs');
  expect(text).toContain('{{typicalSpread.standard.EURUSD}}');
  expect(knownText(text)).toBeUndefined();
  expect(known([{ title: 'a' }, { title: text }])).toEqual([{ title: 'a' }]);
  expect(knownText('a')).toBe('a');
});

test('funding methods are named by what they have in common, a withdrawal with our own time', () => {
  const [card, bank] = fakeFundingMethods;
  const methods = [
    { ...card!, name: 'Card', withdrawalDays: 10, direction: 'deposit' as const },
    { ...bank!, name: 'Bank', depositTime: '1–3 business days', currencies: ['SAR', 'USDT'] },
    { ...bank!, name: 'Wire', depositTime: '1–3 business days' },
  ];
  const { funding } = variables('en', {
    ...content,
    fundingMethods: mapLanguages(() => methods),
  });
  expect({ ...funding }).toMatchObject({
    depositTimes: 'Card: a few minutes; Bank and Wire: 1–3 business days',
    withdrawalTotals: 'Bank and Wire: 6 business days',
    currencies: 'US dollars, euros, Saudi riyals and USDT',
  });
});

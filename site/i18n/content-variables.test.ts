import { expect, test } from 'vitest';
import { mapColumns } from '../../core/domain/instrument-spec.ts';
import { mapLanguages } from '../../core/domain/languages.ts';
import { mapTiers } from '../../core/domain/tiers.ts';
import { fakeAccountTypes } from '../../tests/fakes/account-types.ts';
import { contentVariables } from './content-variables.ts';
import { known, knownText, unknownFigure } from './known.ts';
import { wordsOf } from './translator.ts';

const row = (symbol: string, leverage: string, ...products: string[]) => ({
  ...mapColumns(() => ''),
  symbol,
  leverage,
  products,
});
const accounts = fakeAccountTypes.map((account) =>
  account.tier === 'elite'
    ? {
        ...account,
        commission: '$3 per side per lot',
        spread: 'from 0.0 pips',
        minDeposit: '$10,000',
      }
    : account,
);
const content = {
  accountTypes: { state: 'ready', value: mapLanguages(() => accounts) },
  specs: mapTiers(
    () =>
      ({
        state: 'ready',
        value: [
          row('EURUSD', '1:500', 'Forex'),
          row('USDTRY', '1:50', 'Forex'),
          row('XAUUSD', 'on request', 'Metal'),
        ],
      }) as const,
  ),
} as const;
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
  expect(variables('en').cost.elite).toBe('US$6');
});

test('a commission is stated of the classes that pay it, and none of the others', () => {
  const { commission, ifNoCommission } = variables('en');
  expect(commission.elite).toMatchObject({ forex: 'US$3', indices: unknownFigure });
  expect(ifNoCommission.elite).toMatchObject({ forex: unknownFigure, indices: '' });
  expect(commission.standard).toMatchObject({ forex: unknownFigure });
  expect(ifNoCommission.standard).toMatchObject({ forex: '', indices: '' });
  expect(variables('en').account.standard).toMatchObject({
    commission: unknownFigure,
    commissionRoundTurn: unknownFigure,
  });
});

test('the published specifications are counted', () => {
  const { published, leverage, leverageLeast } = variables('en');
  expect(published).toMatchObject({ count: '3', forex: '2', metals: '1', crypto: unknownFigure });
  expect(leverage.elite).toMatchObject({ forex: '1:500', metals: unknownFigure });
  expect(leverageLeast.elite).toMatchObject({ forex: '1:50' });
});

test('what the content does not state is left out, with the text that needs it', () => {
  const missing = { state: 'missing' } as const;
  const { account, commission, ifNoCommission, cost, published } = variables('en', {
    accountTypes: missing,
    specs: mapTiers(() => missing),
  });
  const texts = [account.elite, commission.elite, ifNoCommission.elite, cost, published].flatMap(
    (group) => Object.values(group as Record<string, string>),
  );
  expect(new Set(texts)).toEqual(new Set([unknownFigure]));
  expect(known([{ title: 'a' }, { title: `from ${unknownFigure}` }])).toEqual([{ title: 'a' }]);
  expect([knownText('a'), knownText(unknownFigure)]).toEqual(['a', undefined]);
});

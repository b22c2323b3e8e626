import { expect, test } from 'vitest';
import type { AccountType } from '../../../core/domain/account-type.ts';
import { mapLanguages } from '../../../core/domain/languages.ts';
import type { SiteContent } from '../../../core/domain/site-content.ts';
import type { Tier } from '../../../core/domain/tiers.ts';
import { memoryLog } from '../../../tests/fakes/memory-log.ts';
import { parseSettings } from '../../settings/settings.ts';
import { createContentFromSettings } from '../content-from-settings.ts';
import { findContradictions } from './contradictions.ts';
import { watchFindings } from './watch-findings.ts';

const keeper = createContentFromSettings(parseSettings({}), memoryLog());
await keeper.refresh();
const builtIn = keeper.current;

function withAccountTypes(edit: (type: AccountType) => AccountType): SiteContent {
  const { accountTypes } = builtIn;
  if (accountTypes.state !== 'ready') throw new Error('The built-in content has account types');
  const { value } = accountTypes;
  return {
    ...builtIn,
    accountTypes: {
      state: 'ready',
      value: mapLanguages((language) =>
        language === 'ar' ? value[language].map(edit) : value[language],
      ),
    },
  };
}

function withRow(tier: Tier, symbol: string, change: Record<string, string>): SiteContent {
  const list = builtIn.specs[tier];
  if (list.state !== 'ready') throw new Error('The built-in content has specifications');
  const value = list.value.map((row) => (row.symbol === symbol ? { ...row, ...change } : row));
  return { ...builtIn, specs: { ...builtIn.specs, [tier]: { state: 'ready', value } } };
}

test('the files under content/ agree with the pages', () => {
  expect(findContradictions(builtIn)).toEqual([]);
});

test.each<[string, SiteContent, string, number, number]>([
  [
    'a higher leverage of the accounts',
    withAccountTypes((type) => ({ ...type, leverage: 'حتى ١:١٬٠٠٠' })),
    'highest leverage, account types in ar',
    500,
    1000,
  ],
  [
    'another number of instruments',
    withAccountTypes((type) => ({ ...type, instruments: '7,000+' })),
    'number of instruments, account types in ar',
    6000,
    7000,
  ],
  [
    'a commission on Standard',
    withAccountTypes((type) =>
      type.tier === 'standard' ? { ...type, commission: '2.5 دولار' } : type,
    ),
    'commission of Standard Account, account types in ar',
    0,
    2.5,
  ],
  [
    'another spread of Elite',
    withAccountTypes((type) => (type.tier === 'elite' ? { ...type, spread: 'من 0.6 نقطة' } : type)),
    'spread of Elite Account, account types in ar',
    0,
    0.6,
  ],
  [
    'another leverage of an instrument in one tier',
    withRow('premium', 'UKOIL', { leverage: '1:50' }),
    'leverage of UKOIL, premium specifications',
    100,
    50,
  ],
  [
    'another contract size in one tier',
    withRow('elite', 'XAUUSD', { contractSize: '10 oz' }),
    'contract size of XAUUSD, elite specifications',
    100,
    10,
  ],
])('%s contradicts the pages', (_, content, subject, onPages, inContent) => {
  expect(findContradictions(content)).toEqual([{ subject, onPages, inContent }]);
});

test('a commission where the pages promise none contradicts them', () => {
  const { accountTypes } = builtIn;
  if (accountTypes.state !== 'ready') throw new Error('The built-in content has account types');
  const inEveryLanguage = (edit: (type: AccountType) => AccountType): SiteContent => ({
    ...builtIn,
    accountTypes: {
      state: 'ready',
      value: mapLanguages((language) => accountTypes.value[language].map(edit)),
    },
  });
  const commissionProducts = (products: string) => (type: AccountType) => ({
    ...type,
    ...(type.tier === 'standard' && { commission: '$2 per side per lot' }),
    figures: { ...type.figures, commissionProducts: products },
  });
  expect(findContradictions(inEveryLanguage(commissionProducts('Forex')))).toEqual([
    { subject: 'commission of one lot of forex on standard accounts', onPages: 0, inContent: 4 },
  ]);
  expect(findContradictions(inEveryLanguage(commissionProducts('Indices')))).toEqual([
    { subject: 'commission of one lot of indices on standard accounts', onPages: 0, inContent: 4 },
    { subject: 'commission of one lot of indices on elite accounts', onPages: 0, inContent: 6 },
  ]);
});

test('the highest leverage of a class is that of all its instruments', () => {
  expect(findContradictions(withRow('standard', 'USDSGD', { leverage: '1:1000' }))).toEqual([
    { subject: 'highest leverage of forex, specifications', onPages: 500, inContent: 1000 },
  ]);
});

test('the other tiers contradict pages that follow the Standard account', () => {
  expect(findContradictions(withRow('standard', 'UKOIL', { leverage: '1:50' }))).toEqual(
    ['premium', 'elite'].map((tier) => ({
      subject: `leverage of UKOIL, ${tier} specifications`,
      onPages: 50,
      inContent: 100,
    })),
  );
});

test('the cost of a lot is not computed from another contract size', () => {
  expect(
    findContradictions(withRow('standard', 'EURUSD', { contractSize: '10,000' }))[2],
  ).toMatchObject({
    subject: 'contract size of EURUSD, standard specifications',
    onPages: 100_000,
    inContent: 10_000,
  });
});

test('what is missing or cannot be read is not compared', () => {
  const missing = { state: 'missing' } as const;
  expect(
    findContradictions({
      accountTypes: missing,
      fundingMethods: missing,
      specs: { standard: missing, premium: missing, elite: missing },
    }),
  ).toEqual([]);
  expect(
    findContradictions(withAccountTypes((type) => ({ ...type, leverage: 'بحسب الأداة' }))),
  ).toEqual([]);
});

test('a contradiction is logged once for each change', () => {
  const log = memoryLog();
  const compare = watchFindings(log, 'The content contradicts the pages', findContradictions);
  const changed = withRow('premium', 'UKOIL', { leverage: '1:50' });
  for (const content of [changed, changed, builtIn, changed]) compare(content);
  compare(withRow('premium', 'UKOIL', { leverage: '1:20' }));
  expect(log.lines.map(({ details }) => details?.['inContent'])).toEqual([50, 50, 20]);
  expect(log.lines[0]).toEqual({
    level: 'warn',
    message: 'The content contradicts the pages',
    details: {
      subject: 'leverage of UKOIL, premium specifications',
      onPages: 100,
      inContent: 50,
    },
  });
});

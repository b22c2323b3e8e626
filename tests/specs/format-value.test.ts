import { expect, test } from 'vitest';
import {
  tableColumns,
  type ColumnName,
  type InstrumentClass,
} from '../../core/domain/instrument-spec.ts';
import { languageByCode, languageCodes, type LanguageCode } from '../../core/domain/languages.ts';
import { createIsolate } from '../../core/specs/format-hours.ts';
import { formatValue, type ValueWords } from '../../core/specs/format-value.ts';
import { localeOf } from '../../site/i18n/format.ts';
import { wordsOf } from '../../site/i18n/translator.ts';
import { specRow } from '../fakes/specs.ts';

const blank = specRow({ symbol: 'EURUSD' });

function formatted(
  name: ColumnName,
  value: string,
  language: LanguageCode = 'en',
  instrumentClass: InstrumentClass = 'metals',
): string {
  const column = tableColumns.find((candidate) => candidate.name === name);
  if (!column) throw new Error(name);
  const words: ValueWords = {
    ...wordsOf(language, 'account-specs')('values', {
      returnObjects: true,
      skipInterpolation: true,
    }),
    range: languageByCode(language).range,
  };
  const instrument = { ...blank, [name]: value, name: '', instrumentClass };
  const text = formatValue(instrument, column, {
    words,
    locale: localeOf(language),
    isolate: createIsolate('ltr'),
    expiries: {},
  });
  return text.replaceAll('\u00A0', ' ').replaceAll('\u2060', '');
}

test.each([
  ['contractSize', '100,000', 'forex', '100,000 EUR', '100,000 EUR', '100,000 EUR'],
  ['contractSize', '5,000 oz', 'metals', '5,000 troy ounces', '5,000 金衡盎司', '5,000 أونصة'],
  ['contractSize', '1 coin', 'crypto', '1 coin', '1 枚', 'عملة واحدة'],
  [
    'tradingHours',
    'Mon 00:05 – Fri 23:55',
    'metals',
    'Mon 00:05 – Fri 23:55',
    '周一 00:05 – 周五 23:55',
    'الاثنين 00:05 – الجمعة 23:55',
  ],
  ['tradingHours', '24/7', 'crypto', 'Around the clock', '全天候', 'على مدار الساعة'],
  ['dailyBreakTime', 'N/A', 'metals', 'N/A', '不适用', 'لا ينطبق'],
  [
    'dailyBreakTime',
    '23:15–23:30, 00:00–01:00',
    'metals',
    '23:15–23:30, 00:00–01:00',
    '23:15–23:30、00:00–01:00',
    'من 23:15 إلى 23:30، من 00:00 إلى 01:00',
  ],
  [
    'futureExpiryDate',
    '2026-09-18',
    'metals',
    '18 September 2026',
    '2026年9月18日',
    '18 سبتمبر 2026',
  ],
  ['futureExpiryDate', '2026-99-99', 'metals', '2026-99-99', '2026-99-99', '2026-99-99'],
] as const)('%s %s', (name, text, instrumentClass, en, zh, ar) => {
  expect(languageCodes.map((language) => formatted(name, text, language, instrumentClass))).toEqual(
    [zh, en, ar],
  );
});

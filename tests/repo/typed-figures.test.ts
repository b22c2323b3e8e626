import { expect, test } from 'vitest';
import { textsOf } from '../../core/words/word-texts.ts';
import { wordFiles } from '../../site/i18n/word-files.ts';
import { typedFigures } from './typed-figures.ts';

/** Figures that are no conditions of ours: singulars of units, examples, the name of a survey, an exchange’s rule. */
const isAllowed =
  /^(?:account-specs values\.units\.\w+\.one|glossary terms\..*\.example|social-trading picture\..*|forex turnover\.source|futures picture\..*)$/;

test('no word file types a condition by hand', () => {
  const found = wordFiles.flatMap(({ file, namespace, content }) =>
    [...textsOf(content)]
      .filter(([key]) => !isAllowed.test(`${namespace} ${key}`))
      .flatMap(([key, text]) => typedFigures(text).map((figure) => `${file} ${key}: ${figure}`)),
  );
  expect(found).toEqual([]);
});

test.each([
  ['You pay US$3 per side, with leverage up to 1:500.', ['US$3', '1:500']],
  ['from 0.7 pips, within 2 business days', ['0.7 pips', '2 business days']],
  ['1,000+ instruments; stop-out at 50%', ['1,000+ instruments', '50%']],
  ['每手 3 美元，点差 0.7 点起，2 个工作日内', ['3 美元', '0.7 点', '2 个工作日']],
  ['عمولة 3 دولارات، من 0.7 نقطة، عند 50 بالمئة', ['3 دولار', '0.7 نقطة', '50 بالمئة']],
  ['Up to {{claim.leverageForexMetals}}; EURUSD at 10:15 in MetaTrader 5', []],
  ['2026 年 3 月；允许日内交易', []],
])('%j types %j', (text, figures) => {
  expect(typedFigures(text)).toEqual(figures);
});

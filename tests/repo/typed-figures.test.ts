import { expect, test } from 'vitest';
import { wordFiles } from '../../site/i18n/word-files.ts';
import { typedFigures, typedFiguresIn } from './typed-figures.ts';

/** Figures that are no conditions of ours, by word file and key. */
const allowed: readonly { namespace: string; key: RegExp; reason: string }[] = [
  {
    namespace: 'account-specs',
    key: /^values\.units\.\w+\.one$/,
    reason: 'the singular of a unit, for a contract of one',
  },
  {
    namespace: 'glossary',
    key: /^terms\..*\.example$/,
    reason: 'examples compute with figures of their own',
  },
  {
    namespace: 'social-trading',
    key: /^picture\./,
    reason: 'a worked example of six months',
  },
  { namespace: 'forex', key: /^turnover\.source$/, reason: 'the name of the survey' },
  { namespace: 'futures', key: /^picture\./, reason: 'the exchange’s rule, not ours' },
];

test.each(wordFiles.map(({ file, ...rest }) => ({ file, ...rest })))(
  '$file states no condition by hand',
  ({ namespace, language, content }) => {
    const found = typedFiguresIn(content, language).filter(
      ({ key }) => !allowed.some((rule) => rule.namespace === namespace && rule.key.test(key)),
    );
    expect(found).toEqual([]);
  },
);

test('every exception is needed', () => {
  const unused = allowed.filter(
    (rule) =>
      !wordFiles.some(
        ({ namespace, language, content }) =>
          namespace === rule.namespace &&
          typedFiguresIn(content, language).some(({ key }) => rule.key.test(key)),
      ),
  );
  expect(unused).toEqual([]);
});

test.each([
  ['en', 'You pay $3 per side.', '$3'],
  ['en', 'US$3 per side', 'US$3'],
  ['en', 'USD 3 per side', 'USD 3'],
  ['en', '3 USD per side', '3 USD'],
  ['en', '3 US dollars', '3 US dollars'],
  ['en', 'three dollars', 'three dollars'],
  ['en', 'fifty cents', 'fifty cents'],
  ['en', 'Leverage up to 1:500', '1:500'],
  ['en', 'Leverage up to 500:1', '500:1'],
  ['en', 'from 0.7 pips', '0.7 pips'],
  ['en', 'orders from 0.01 lot', '0.01 lot'],
  ['en', 'a lot is 100 ounces', '100 ounces'],
  ['en', 'Write to us within three business days.', 'three business days'],
  ['en', 'within fifteen days', 'fifteen days'],
  ['en', 'within forty days', 'forty days'],
  ['en', 'within thirty-one days', 'thirty-one days'],
  ['en', 'at a level of 50%', '50%'],
  ['en', 'at sixty percent', 'sixty percent'],
  ['en', 'all 28 pairs', '28 pairs'],
  ['en', '211 published instruments', '211 published instruments'],
  ['en', '1,000+ instruments', '1,000+ instruments'],
  ['en', 'two hundred instruments', 'two hundred instruments'],
  ['zh', '每手 3 美元', '3 美元'],
  ['zh', '每手三美元', '三美元'],
  ['zh', '每手三美金', '三美金'],
  ['zh', '每手单边 $3', '$3'],
  ['zh', '每手单边 US$3', 'US$3'],
  ['zh', '每手 3 USD', '3 USD'],
  ['zh', '两个工作日内答复', '两个工作日'],
  ['zh', '3 个交易日内', '3 个交易日'],
  ['zh', '30 日内', '30 日'],
  ['zh', '两日内', '两日'],
  ['zh', '点差 0.7 点起', '0.7 点'],
  ['zh', '杠杆最高 1:500', '1:500'],
  ['zh', '杠杆最高 1比500', '1比500'],
  ['zh', '500 倍杠杆', '500 倍'],
  ['zh', '五百倍杠杆', '五百倍'],
  ['zh', '低于百分之五十', '百分之五十'],
  ['zh', '低于百分之一百', '百分之一百'],
  ['zh', '每手 100 盎司', '100 盎司'],
  ['zh', '1,000+ 个品种', '1,000+ 个品种'],
  ['zh', '211 个已公布品种', '211 个已公布品种'],
  ['ar', 'خلال يومين من أيام العمل', 'يومين'],
  ['ar', 'من 0.7 نقطة', '0.7 نقطة'],
  ['ar', '3 دولارات للوت', '3 دولارات'],
  ['ar', 'ثلاثة دولارات للوت', 'ثلاثة دولارات'],
  ['ar', 'دولاران للوت', 'دولاران'],
  ['ar', 'مئة دولار', 'مئة دولار'],
  ['ar', 'عمولة $3', '$3'],
  ['ar', 'عمولة 3 USD', '3 USD'],
  ['ar', 'رافعة 500:1', '500:1'],
  ['ar', 'عند 50 بالمئة', '50 بالمئة'],
  ['ar', 'عند 50 في المئة', '50 في المئة'],
  ['ar', 'عند خمسين بالمائة', 'خمسين بالمائة'],
  ['ar', 'خلال أربعين يومًا', 'أربعين يومًا'],
  ['ar', '100 أونصة', '100 أونصة'],
  ['ar', '1,000+ أداة', '1,000+ أداة'],
] as const)('in %s, %j types a figure', (language, text, figure) => {
  expect(typedFigures(text, language)).toEqual([figure]);
});

test.each([
  ['en', 'Up to {{claim.leverageForexMetals}}, within {{claim.fundingDays}} days'],
  ['en', 'One lot a day, and a second one'],
  ['en', 'Every pair of the eight major currencies'],
  ['en', 'EURUSD at 10:15'],
  ['en', 'MetaTrader\u00A05 days'],
  ['zh', '三月、六月、九月；第三个星期五'],
  ['zh', '倒数第三个交易日'],
  ['zh', '允许日内交易；隔夜利息按三倍计；百分之一手'],
  ['ar', 'لوت واحد كل يوم'],
] as const)('in %s, %j types none', (language, text) => {
  expect(typedFigures(text, language)).toEqual([]);
});

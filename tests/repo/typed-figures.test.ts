import { expect, test } from 'vitest';
import { wordFiles } from '../../site/i18n/word-files.ts';
import { typedFigures, typedFiguresIn } from './typed-figures.ts';

/** Figures that are no conditions of ours, by word file and key. */
const allowed: readonly { namespace: string; key: RegExp; reason: string }[] = [
  {
    namespace: 'glossary',
    key: /^terms\..*\.example$/,
    reason: 'examples compute with figures of their own',
  },
  {
    namespace: 'social-trading',
    key: /^(?:picture|example)\./,
    reason: 'a worked example of six months',
  },
  { namespace: 'forex', key: /^turnover\.source$/, reason: 'the name of the survey' },
  { namespace: 'futures', key: /^picture\./, reason: 'the exchange’s rule, not ours' },
  {
    namespace: 'home',
    key: /^card\.title$/,
    reason: 'counts the rows of the card, which the code names',
  },
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
  ['en', 'Leverage up to 1:500', '1:500'],
  ['en', 'from 0.7 pips', '0.7 pips'],
  ['en', 'Write to us within three business days.', 'three business days'],
  ['en', 'at a level of 50%', '50%'],
  ['en', 'all 28 pairs', '28 pairs'],
  ['zh', '每手 3 美元', '3 美元'],
  ['zh', '两个工作日内答复', '两个工作日'],
  ['zh', '点差 0.7 点起', '0.7 点'],
  ['zh', '杠杆最高 1:500', '1:500'],
  ['ar', 'خلال يومين من أيام العمل', 'يومين'],
  ['ar', 'من 0.7 نقطة', '0.7 نقطة'],
  ['ar', '3 دولارات للوت', '3 دولارات'],
] as const)('in %s, %j types a figure', (language, text, figure) => {
  expect(typedFigures(text, language).join(' ')).toContain(figure.split(' ')[0]);
});

test.each([
  ['en', 'Up to {{claim.leverageForexMetals}}, within {{claim.fundingDays}} days'],
  ['en', 'One lot a day, and a second one'],
  ['zh', '三月、六月、九月；第三个星期五'],
  ['ar', 'لوت واحد كل يوم'],
] as const)('in %s, %j types none', (language, text) => {
  expect(typedFigures(text, language)).toEqual([]);
});

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

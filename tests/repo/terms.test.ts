import { describe, expect, test } from 'vitest';
import { languageCodes, type LanguageCode } from '../../core/domain/languages.ts';
import { wordFiles } from '../../site/i18n/word-files.ts';
import terms from '../../site/words/terms.json';
import { readFiles } from './files.ts';
import { otherNames } from './terms.ts';
import { textsOf } from './word-rules.ts';

/** A document without an ending is in English: `ib-agreement.md`, `ib-agreement.zh.md`. */
const languageOf = (path: string): LanguageCode =>
  languageCodes.find((code) => path.endsWith(`.${code}.md`)) ?? 'en';

const texts = [
  ...wordFiles.map(({ file, language, content }) => ({
    file,
    language,
    lines: [...textsOf(content)].map(([key, text = '']) => ({ place: key, text })),
  })),
  ...readFiles('content/documents/*.md').map(({ path, text }) => ({
    file: path,
    language: languageOf(path),
    lines: text.split('\n').map((line, index) => ({ place: `line ${index + 1}`, text: line })),
  })),
];

describe.for(texts)('$file', ({ language, lines }) => {
  test('calls each thing by its one name', () => {
    const problems = lines.flatMap(({ place, text }) =>
      otherNames(text, terms[language]).map((name) => `${place}: ${name}`),
    );
    expect(problems).toEqual([]);
  });
});

test('a banned name is found in every form of the word, except inside a right one', () => {
  const spelling = [{ say: ['program'], not: ['programme'] }];
  expect(otherNames('Our programmer and {{programme}}', spelling)).toEqual(['programme']);
  expect(otherNames('A program', spelling)).toEqual([]);
  const rebate = [{ say: ['返佣（分成）'], not: ['分成'] }];
  expect(otherNames('返佣（分成）按月支付', rebate)).toEqual([]);
  expect(otherNames('按月支付分成', rebate)).toEqual(['分成']);
});

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languageCodes, type LanguageCode } from '../../core/domain/languages.ts';
import { wordFiles } from '../../site/i18n/word-files.ts';
import { readFiles } from './files.ts';
import { otherNames, parseTerms } from './terms.ts';
import { textsOf } from './word-rules.ts';

const guide = readFileSync('CONTRIBUTING.md', 'utf8');
const terms = parseTerms(guide);

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

test('the rule finds what is wrong', () => {
  const own = parseTerms(`## Terms

### English

| say | not | because |
| --- | --- | --- |
| program | programme, programmes | spelling |
| maximum drawdown | largest fall | as shown |

### Chinese

| say | not | because |
| --- | --- | --- |
| 返佣（分成） | 分成 | partners |

### Arabic

| say | not | because |
| --- | --- | --- |
| تضخّم | تضاعف، تزيد | leverage |

## Recipes
`);
  expect(otherNames('Our programme and {{programme}}', own.en)).toEqual(['programme']);
  expect(otherNames('A program', own.en)).toEqual([]);
  expect(otherNames('PROGRAMME', own.en)).toEqual(['programme']);
  // In every form of the word, and with signs that nobody sees.
  expect(otherNames('programmer', own.en)).toEqual(['programme']);
  expect(otherNames('a largest\u00A0fall', own.en)).toEqual(['largest fall']);
  expect(otherNames('وتضا\u200Fعف الخسائر', own.ar)).toEqual(['تضاعف']);
  expect(otherNames('返佣（分成）按月支付', own.zh)).toEqual([]);
  expect(otherNames('按月支付分成', own.zh)).toEqual(['分成']);
  expect(otherNames('وتضاعف الخسائر', own.ar)).toEqual(['تضاعف']);
  expect(() => parseTerms('# Contributing')).toThrow(/English|Chinese|Arabic/);
});

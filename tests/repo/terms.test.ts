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

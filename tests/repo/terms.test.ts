import { expect, test } from 'vitest';
import { languageCodes } from '../../core/domain/languages.ts';
import { textsOf } from '../../core/words/word-texts.ts';
import { wordFiles } from '../../site/i18n/word-files.ts';
import terms from '../../site/words/terms.json';
import { readFiles } from './files.ts';

/** Latin words stand apart; Chinese and Arabic ones are joined with others. */
const patternOf = (name: string, end: string): RegExp =>
  /^\p{Script=Latin}/u.test(name) ? new RegExp(`\\b${name}${end}`, 'gi') : new RegExp(name, 'g');

test.each(languageCodes)(
  'each thing has its one name in %s (site/words/terms.json)',
  (language) => {
    const texts = [
      ...wordFiles
        .filter((file) => file.language === language)
        .map(({ file, content }) => ({ file, text: [...textsOf(content).values()].join('\n') })),
      // A document without an ending is in English.
      ...readFiles(`content/documents/*${language === 'en' ? '' : `.${language}`}.md`)
        .filter(({ path }) => language !== 'en' || !/\.\w\w\.md$/.test(path))
        .map(({ path, text }) => ({ file: path, text })),
    ];
    const found = texts.flatMap(({ file, text }) => {
      const plain = text
        .replaceAll(/\{\{[^}]*\}\}/g, ' ')
        .replaceAll('\u00A0', ' ')
        .replaceAll(/[\u200B-\u200F\u2060\u2066-\u2069]/g, '');
      return terms[language].flatMap(({ say, not }) => {
        const rest = say.reduce(
          (left, name) => left.replaceAll(patternOf(name, '\\b'), ' '),
          plain,
        );
        return not
          .filter((name) => patternOf(name, '').test(rest))
          .map((name) => `${file}: ${name}`);
      });
    });
    expect(found).toEqual([]);
  },
);

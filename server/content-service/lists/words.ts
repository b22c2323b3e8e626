import { z } from 'zod';
import { requiredText } from '../../../core/content-files/row-values.ts';
import { wordsList } from '../../../core/domain/content-lists.ts';
import { isLanguageCode, type LanguageCode } from '../../../core/domain/languages.ts';
import { describeTextProblem, findTextProblem } from '../../../core/words/check-text.ts';
import type { WordOverrides } from '../../../core/words/word-texts.ts';
import { defaultTexts } from '../../../site/i18n/overridden-words.ts';
import type { ContentList } from '../content-list.ts';
import { readRows } from './rows.ts';

const wordRow = z.object({ key: requiredText, language: requiredText, text: z.string().nullish() });
/** The maximum number of wrong texts that `/readyz` and the log name. */
const maxNamed = 20;

/** Empty if the service has no words of its own. */
export const words: ContentList<WordOverrides> = {
  name: wordsList,
  async read(readList) {
    const { rows, invalid } = await readRows(readList, wordsList, wordRow, [404]);
    const value: Partial<Record<LanguageCode, Record<string, string>>> = {};
    const wrong: string[] = [];
    for (const { key, language, text } of rows) {
      // An emptied text is the default again.
      if (!text?.trim()) continue;
      const code = isLanguageCode(language) ? language : undefined;
      const defaultText = code && defaultTexts[code].get(key);
      const problem = findTextProblem(text, defaultText);
      if (!code || problem) {
        const reason = describeTextProblem(problem ?? { kind: 'unknown' });
        wrong.push(`${key.slice(0, 100)} (${language.slice(0, 10)}): ${reason}`);
      } else (value[code] ??= {})[key] = text;
    }
    const others = wrong.length - maxNamed;
    return {
      value,
      invalid,
      notShown: [
        ...wrong.slice(0, maxNamed),
        ...(others > 0 ? [`${others} other texts are wrong too`] : []),
      ],
    };
  },
};

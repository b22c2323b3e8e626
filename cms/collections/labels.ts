import { serverTime } from '../../core/domain/server-time.ts';
import { formatTemplate } from '../../core/specs/format-template.ts';
import { keysOf, mapKeys } from '../../core/util/map-keys.ts';
import { adminLanguages, type AdminLanguage } from '../admin/translations.ts';
import ar from './labels.ar.json' with { type: 'json' };
import en from './labels.en.json' with { type: 'json' };
import zh from './labels.zh.json' with { type: 'json' };

/** Length is what matters in a password (NIST SP 800-63B). */
export const minPasswordLength = 12;

/** A label of the admin in each of its languages. */
export type Label = Record<AdminLanguage, string>;
type Words = typeof en;

const words: Record<AdminLanguage, Words> = { en, zh, ar };
const values = { minPasswordLength, ...serverTime };

const labelsOf = (part: keyof Words) =>
  mapKeys(Object.keys(en[part]), (name) =>
    mapKeys(adminLanguages, (language) =>
      formatTemplate((words[language][part] as Record<string, string>)[name] ?? '', values),
    ),
  );

/** The word files with a label for each text. A field, number, column or tier that they do not name does not compile. */
export const labels = mapKeys(keysOf(en), labelsOf) as {
  [Part in keyof Words]: Record<keyof Words[Part], Label>;
};

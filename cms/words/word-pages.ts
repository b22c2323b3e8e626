import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  defaultContentLocale,
  languageCodes,
  type LanguageCode,
} from '../../core/domain/languages.ts';
import { replaceableTexts } from '../../core/words/word-texts.ts';

type InLanguages<Value> = Partial<Record<LanguageCode, Value>>;

/** A text of the site, as its word files have it. A plural form exists in some languages only. */
export interface DefaultTexts {
  key: string;
  texts: InLanguages<string>;
}

/** The words of a page, or of what several pages share, in reading order. */
export interface WordPage {
  name: string;
  /** Undefined: they are shared. */
  titles: InLanguages<string> | undefined;
  entries: readonly DefaultTexts[];
}

/** The root of the repository; every process of the CMS runs in cms/. */
const root = path.resolve(/* turbopackIgnore: true */ '..');
/** The others first: their forms follow those of the default language. */
const languageOrder = languageCodes.toSorted(
  (a, b) => Number(b === defaultContentLocale) - Number(a === defaultContentLocale),
);

function readPage(file: string): WordPage {
  const name = path.basename(file, `.${defaultContentLocale}.json`);
  const texts = new Map<string, InLanguages<string>>();
  for (const language of languageOrder) {
    const words = readFileSync(
      path.join(root, file.replace(`.${defaultContentLocale}.`, `.${language}.`)),
      'utf8',
    );
    for (const [key, text] of replaceableTexts(name, JSON.parse(words)))
      texts.set(key, { ...texts.get(key), [language]: text });
  }
  return {
    name,
    titles: texts.get(`${name}:meta.title`),
    entries: Array.from(texts, ([key, inLanguages]) => ({ key, texts: inLanguages })),
  };
}

let pages: readonly WordPage[] | undefined;

/** All words of this version of the site: pages first, the home page before the others. */
export function wordPages(): readonly WordPage[] {
  const rank = ({ name, titles }: WordPage): number => (name === 'home' ? 0 : titles ? 1 : 2);
  pages ??= globSync(`site/**/*.${defaultContentLocale}.json`, { cwd: root })
    .map(readPage)
    .filter(({ entries }) => entries.length > 0)
    .toSorted((a, b) => rank(a) - rank(b) || (a.name < b.name ? -1 : 1));
  return pages;
}

/** The text in the word files; undefined if there is none. */
export function defaultTextOf(key: string, language: string): string | undefined {
  const name = key.split(':', 1)[0];
  const entry = wordPages()
    .find((page) => page.name === name)
    ?.entries.find((candidate) => candidate.key === key);
  return entry?.texts[language as LanguageCode];
}

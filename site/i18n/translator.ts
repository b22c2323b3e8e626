import type { i18n, Namespace, ResourceNamespaceMap as Files, TFunction } from 'i18next';
import { mapLanguages, type LanguageCode } from '../../core/domain/languages.ts';
import type { SiteContent } from '../../core/domain/site-content.ts';
import type { ClaimName } from '../facts/claims.ts';
import { contentVariables, type ContentForWords } from './content-variables.ts';
import { createTranslator, interpolation } from './create-translator.ts';
import { defaultWords, overriddenWords } from './overridden-words.ts';

const translators = mapLanguages((language) => createTranslator(language, defaultWords(language)));

/** By an editor's texts in one language. */
const overridden = new WeakMap<object, i18n>();

function translatorOf(language: LanguageCode, { words }: Pick<SiteContent, 'words'>): i18n {
  const texts = words?.[language];
  if (!texts) return translators[language];
  const translator =
    overridden.get(texts) ?? createTranslator(language, overriddenWords(language, texts));
  overridden.set(texts, translator);
  return translator;
}

/** The words of one language, by namespace. They throw when a missing key or a placeholder without a value is used. */
export interface LanguageWords {
  <Words extends Namespace>(namespace: Words): TFunction<Words>;
  /** As they are written, for browser code that fills in their placeholders (`formatTemplate`). @param without keys of no use to it */
  templates<Name extends keyof Files, Without extends keyof Files[Name] & string = never>(
    namespace: Name,
    ...without: Without[]
  ): Omit<Files[Name], Without>;
}

const fixedTo = (translator: i18n, language: LanguageCode): LanguageWords =>
  Object.assign(
    <Words extends Namespace>(namespace: Words): TFunction<Words> =>
      translator.getFixedT(language, namespace),
    {
      templates: (namespace: keyof Files, ...without: string[]) =>
        Object.fromEntries(
          Object.entries(translator.getResourceBundle(language, namespace) as object).filter(
            ([key]) => !without.includes(key),
          ),
        ) as never,
    },
  );

/** The words with an editor's texts and the figures of the content. @param onClaim called with every claim that a text shows */
export function trackedWords(
  language: LanguageCode,
  content: ContentForWords,
  onClaim: (claim: ClaimName) => void = () => {},
): LanguageWords {
  const classNames = wordsOf(language, 'instruments')('classesInSentence', { returnObjects: true });
  return fixedTo(
    translatorOf(language, content).cloneInstance({
      interpolation: interpolation(
        language,
        onClaim,
        contentVariables(language, content, classNames),
      ),
    }),
    language,
  );
}

/** The words of one language that name no figure of the content. */
export const wordsIn = (language: LanguageCode): LanguageWords =>
  fixedTo(translators[language], language);

/** The words of one namespace in one language, outside a page's rendering. */
export const wordsOf = <Words extends Namespace>(
  language: LanguageCode,
  namespace: Words,
): TFunction<Words> => wordsIn(language)(namespace);

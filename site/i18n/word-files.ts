import { isLanguageCode, type LanguageCode } from '../../core/domain/languages.ts';

/** The words: `<folder>/<namespace>.<language>.json`, typed by the English file (namespaces.ts). */
const wordModules = import.meta.glob<Record<string, unknown>>('/site/**/*.*.json', {
  eager: true,
  import: 'default',
});

interface WordFile {
  /** Path from the repository's root. */
  file: string;
  namespace: string;
  language: LanguageCode;
  content: Record<string, unknown>;
}

export const wordFiles: readonly WordFile[] = Object.entries(wordModules).map(([path, content]) => {
  const file = path.slice(1);
  const [namespace = '', language = ''] = file.slice(file.lastIndexOf('/') + 1).split('.');
  if (!isLanguageCode(language))
    throw new Error(`${file}: '${language}' is not a language of core/domain/languages.ts`);
  return { file, namespace, language, content };
});

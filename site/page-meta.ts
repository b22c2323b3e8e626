import { knownText } from './i18n/known.ts';
import type { LanguageWords } from './i18n/translator.ts';
import type { RouteName } from './paths.ts';
import { routes, type PageNamespace } from './routes.ts';

interface PageMeta {
  title: string;
  description: string;
  picture: string | undefined;
}

/** The page's own description in its head. */
export function metaOf(namespace: PageNamespace, words: LanguageWords): PageMeta {
  const meta: { title: string; description: string; picture?: string } = words<PageNamespace>(
    namespace,
  )('meta', {
    returnObjects: true,
  });
  const { title, description, picture } = meta;
  return { title, description: knownText(description) ?? title, picture };
}

/** A page's name in lists of pages. */
export const pageMeta = (routeName: RouteName, words: LanguageWords): PageMeta =>
  metaOf(routes[routeName].words, words);

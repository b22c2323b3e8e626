import { brandNames } from './i18n/brand-words.ts';
import { knownText } from './i18n/known.ts';
import type { LanguageWords } from './i18n/translator.ts';
import { indexedRoutes, type RouteName } from './paths.ts';
import { routes, type PageNamespace } from './routes.ts';
import { useSite } from './site-context.tsx';

interface PageMeta {
  title: string;
  description: string;
  picture: string | undefined;
}

function metaOf(namespace: PageNamespace, words: LanguageWords): PageMeta {
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

interface PageHead {
  title: string;
  description: string;
  /** False: the page is kept out of search engines. */
  indexed: boolean;
  /** Alternative text of the picture beside a shared link: that of a page has its title in it. */
  picture: string;
}

/** The head of the page that is rendered. */
export function usePageHead(): PageHead {
  const { routeName, article, campaign, namespace, words, language, noIndex } = useSite();
  const meta = article
    ? { title: article.title, description: article.summary, picture: article.picture?.alt }
    : campaign
      ? { title: campaign.title, description: campaign.lead || campaign.title, picture: undefined }
      : metaOf(namespace, words);
  const { name } = brandNames(language.code);
  const title =
    routeName === 'home' && !campaign ? `${name} | ${meta.title}` : `${meta.title} | ${name}`;
  return {
    title,
    description: meta.description,
    indexed:
      routeName !== undefined &&
      indexedRoutes.includes(routeName) &&
      campaign?.isIndexed !== false &&
      !noIndex,
    picture:
      article || meta.picture === undefined
        ? (meta.picture ?? title)
        : words('shell')('sharePicture', { title: meta.title, picture: meta.picture }),
  };
}

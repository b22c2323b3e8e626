import type { ReactNode } from 'react';
import { keysOf, mapKeys } from '../core/util/map-keys.ts';
import { articlePage, campaignPage, notServedPage, routes, type Route } from './routes.ts';
import type { LoadedPages } from './site-context.tsx';

/** The components of all pages. Each is a module of its own, and so has its own stylesheets in the build. */
const pages = import.meta.glob<() => ReactNode>('/site/pages/**/*.page.tsx', { import: 'default' });

const islands = import.meta.glob<(props: never) => ReactNode>('/site/**/*.island.tsx', {
  import: 'default',
});

function sourceOf({ words, page = words }: Route): string {
  const source = Object.keys(pages).find((file) => file.endsWith(`/${page}.page.tsx`));
  if (!source) throw new Error(`There is no ${page}.page.tsx in site/pages`);
  return source.slice(1);
}

const allPages = {
  ...routes,
  notServed: notServedPage,
  article: articlePage,
  campaign: campaignPage,
};

/** The file of each page's component; the build's manifest names its stylesheets by it. */
export const pageSources = mapKeys(keysOf(allPages), (name) => sourceOf(allPages[name]));

/** Modules of every page besides its own component, in the order of the cascade: the site's base styles, and the shell. */
export const sharedSources = ['site/styles/styles.ts', 'site/html-document.tsx'] as const;

/** Loads the code of every page and island. */
export async function loadPages(): Promise<LoadedPages> {
  const components = await Promise.all(
    Object.entries(pageSources).map(
      async ([name, source]) => [name, await pages[`/${source}`]!()] as const,
    ),
  );
  const sources = await Promise.all(
    Object.entries(islands).map(async ([source, load]) => [await load(), source] as const),
  );
  await import('./styles/styles.ts');
  const { HtmlDocument } = await import('./html-document.tsx');
  return {
    Document: HtmlDocument,
    components: Object.fromEntries(components) as LoadedPages['components'],
    islandSources: new Map(sources),
  };
}

import { createContext, use } from 'react';
import type { Thing } from 'schema-dts';
import type { ClaimName } from './facts/claims.ts';

/** A thing of the vocabulary of schema.org with its properties, not its name alone. */
export type DescribedThing = Exclude<Thing, string>;

/**
 * The results of rendering a page besides its markup. React's `renderToString` returns markup and nothing else: no value that a
 * component returns reaches `renderPage`. So `renderPage` creates one collector for each rendering, components write to
 * it, and `renderPage` returns its content. Nothing else is changed while a page renders.
 */
export interface RenderCollector {
  /** Texts of the inline scripts, in order. */
  inlineScripts: string[];
  islandCount: number;
  embedCount: number;
  /** Claims that the texts show. */
  claims: Set<ClaimName>;
  /** Structured data of the page for search engines. */
  structuredData: DescribedThing[];
}

export const createRenderCollector = (): RenderCollector => ({
  inlineScripts: [],
  islandCount: 0,
  embedCount: 0,
  claims: new Set(),
  structuredData: [],
});

const CollectorContext = createContext<RenderCollector | undefined>(undefined);
export const CollectorProvider = CollectorContext;

export function useCollector(): RenderCollector {
  const collector = use(CollectorContext);
  if (!collector) throw new Error('useCollector is for components inside <CollectorProvider>');
  return collector;
}

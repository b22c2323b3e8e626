import type { Assets } from '../site/site-context.tsx';
import { createPageStyles, type SplitStyles } from '../site/styles/page-styles.ts';

/** What pages load or carry of a build, as plain values: what renders pages need not be where the build is. */
export interface BuiltAssets {
  styles: SplitStyles;
  startScript: string;
  afterInteractionScript: string;
  carryScript: string;
  hydrateScript: string;
  /** URLs of the built files, by source file. */
  urls: Readonly<Record<string, string>>;
}

/** URL of the file that was built of a source. @throws if the build has none */
export function builtUrl({ urls }: Pick<BuiltAssets, 'urls'>, source: string): string {
  const url = urls[source];
  if (!url) throw new Error(`The build has no '${source}': run npm run build`);
  return url;
}

export const assetsOf = (built: BuiltAssets): Assets => ({
  styles: { kind: 'inline', forPage: createPageStyles(built.styles) },
  startScript: built.startScript,
  afterInteractionScript: built.afterInteractionScript,
  carryScript: built.carryScript,
  hydrateScript: built.hydrateScript,
  developmentScripts: [],
  island: (source) => builtUrl(built, source),
});

import { paths } from '../../site/paths.ts';
import { cachePolicies } from '../http/headers.ts';

/**
 * What is no link to a page as everybody sees it. What downloads a file of ours or leads to the client portal opens a
 * new tab; views of tables and results of searches have a query string, and rendering them for nobody would cost the server
 * time. Nobody goes to the search page from a link: the one in the header opens a dialog.
 */
const otherLinks = `[target],[href*='?'],[href*='${paths.search}']`;
export const pageLinks = `[href^='/']:not(${otherLinks})`;

/**
 * What browsers may load before a visitor follows a link: a page when the pointer rests on its link or it is touched, and
 * the rendered page, too, when the press begins. Browsers that save data do neither.
 */
const rules = {
  prefetch: [{ where: { selector_matches: pageLinks }, eagerness: 'moderate' }],
  prerender: [
    {
      // The place that is being read comes with the click (site/shell/language-switcher.enhancement.ts).
      where: { selector_matches: `[href^='/']:not([data-language],${otherLinks})` },
      eagerness: 'conservative',
    },
  ],
};

/** Without an extension: web hosts would send another content type for `.json`, which browsers refuse. */
export const speculationRulesPath = '/speculation-rules';

/**
 * Of every page. It names a file: over HTTP/2 browsers fetch it beside the page, while the rules themselves would take 285 bytes
 * of the first flight of each response.
 */
export const speculationRulesHeader = { 'speculation-rules': `"${speculationRulesPath}"` };

export const speculationRules = (): Response =>
  new Response(JSON.stringify(rules), {
    headers: {
      'content-type': 'application/speculationrules+json',
      'cache-control': cachePolicies.namedFile,
    },
  });

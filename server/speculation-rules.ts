import { paths } from '../site/paths.ts';
import { cachePolicies } from './http/headers.ts';

/**
 * What browsers may load before a visitor follows a link: a page when the pointer rests on its link or it is touched, and
 * the rendered page, too, when the press begins. Browsers that save data do neither.
 * @param pagePaths every page: links to anything else (the portal, files, the API) do more than show something
 */
export function speculationRules(pagePaths: readonly string[]): Response {
  const pageLinks = [
    // Nobody goes to the search page from a link: the one in the header opens a dialog. A rule for that link alone would not
    // do, because browsers fetch a URL when the pointer rests on any link to it.
    { href_matches: pagePaths.filter((path) => !path.endsWith(paths.search)) },
    // Views of tables and results of searches: rendering them for nobody costs the server time.
    { not: { href_matches: String.raw`/*\?(.+)` } },
    { not: { selector_matches: '[target=_blank]' } },
  ];
  const rules = {
    prefetch: [{ where: { and: pageLinks }, eagerness: 'moderate' }],
    prerender: [
      {
        // The place that is being read comes with the click (site/shell/language-links.ts).
        where: { and: [...pageLinks, { not: { selector_matches: '[data-language]' } }] },
        eagerness: 'conservative',
      },
    ],
  };
  return new Response(JSON.stringify(rules), {
    headers: {
      'content-type': 'application/speculationrules+json',
      'cache-control': cachePolicies.namedFile,
    },
  });
}

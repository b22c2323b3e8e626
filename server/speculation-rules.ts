import { cachePolicies } from './http/headers.ts';

/**
 * What browsers may load before a visitor follows a link: a page when the pointer rests on its link or it is touched, and
 * the rendered page, too, when the press begins. Browsers that save data do neither.
 * @param pagePaths every page: links to anything else (the portal, files, the API) do more than show something
 */
export function speculationRules(pagePaths: readonly string[]): Response {
  const pageLinks = [
    { href_matches: pagePaths },
    // Views of tables and results of searches: rendering them for nobody costs the server time.
    { not: { href_matches: String.raw`/*\?(.+)` } },
    // A link that opens a dialog (`data-replay`) leads to its page only without the dialog's code.
    { not: { selector_matches: '[target=_blank],[data-replay]' } },
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

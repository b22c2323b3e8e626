import { paths } from './paths.ts';

/**
 * Pages that browsers may load before a visitor follows a link: when the pointer rests on it or it is touched. Browsers that save
 * data do not. Links that lead to no page as everybody sees it are left out: files and the client portal open a new tab; views of
 * tables and results of searches have a query string. The search's own link opens a dialog.
 */
export function speculationRules(): string {
  const pageLinks = `[href^='/']:not([target],[href*='?'],[href*='${paths.search}'])`;
  return JSON.stringify({
    prefetch: [{ where: { selector_matches: pageLinks }, eagerness: 'moderate' }],
  });
}

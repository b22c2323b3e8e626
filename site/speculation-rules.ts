import { paths } from './paths.ts';

/**
 * Links that lead to no page as everybody sees it: files and the client portal open a new tab; views of tables and results of
 * searches have a query string. The search's own link opens a dialog.
 */
const otherLinks = (): string => `[target],[href*='?'],[href*='${paths.search}']`;

/**
 * Pages that browsers may load before a visitor follows a link: a page when the pointer rests on its link or it is touched, and the
 * rendered page, too, when the press begins. Browsers that save data do neither.
 */
export const speculationRules = (): string =>
  JSON.stringify({
    prefetch: [
      {
        where: { selector_matches: `[href^='/']:not(${otherLinks()})` },
        eagerness: 'moderate',
      },
    ],
    prerender: [
      {
        // The place that is being read comes with the click (behaviours/language-switcher.ts).
        where: { selector_matches: `[href^='/']:not([data-language],${otherLinks()})` },
        eagerness: 'conservative',
      },
    ],
  });

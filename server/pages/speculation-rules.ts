import { paths } from '../../site/paths.ts';

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

/** What the files of web servers would have to escape. */
const inUrl = JSON.stringify(rules).replaceAll(/["{}]/g, encodeURIComponent);

/** Of every page. The rules stand in it themselves: a file of them would be one more request of a visitor's first page. */
export const speculationRulesHeader = {
  'speculation-rules': `"data:application/speculationrules+json,${inUrl}"`,
};

/** Paths that the site's pages, its server, the static export and the CMS must spell alike. */

/** A list of the content API. */
export const listPath = (name: string): string => `/api/${name}`;
export const instrumentNamesPath = '/api/instrument-names';
/** What the menu says of each market (`MarketFacts`). */
export const marketFactsPath = '/api/market-facts';
/** What the search dialog suggests in a language (`SuggestionIndex`). */
export const suggestionsPath = (language: string): string => `/api/search-suggestions-${language}`;
/** A view of the specifications page as a file. */
export const specFilePath = (format: 'csv' | 'json'): string => `/api/account-specs.${format}`;
/** The CMS asks the site to read its lists again. */
export const contentChangedPath = '/api/content-changed';
export const formTokenPath = '/api/contact/stamp';
export const challengePath = '/api/contact/challenge';

/** Redirects to the client portal, in every language. */
export const signupPath = '/signup';
/** The folder of the PDF documents. */
export const documentsPath = '/assets/docs/';

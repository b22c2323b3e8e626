import type { LanguageCode } from './languages.ts';

/** Paths that the site's pages, its server, the static export and the CMS must spell alike. */

/** Paths that are not for people: their errors are JSON. */
export const isApiPath = (path: string): boolean => path === '/api' || path.startsWith('/api/');
/** A list of the content API. */
export const listPath = (name: string): string => `/api/${name}`;
/** A picture's file in the CMS. */
export const pictureUrl = (file: string): string => `/api/picture-files/${file}`;
export const instrumentNamesPath = '/api/instrument-names';
/** The menu's facts of each market (`MarketFacts`). */
export const marketFactsPath = '/api/market-facts';
/** Suggestions of the search dialog (`SuggestionList`). */
export const searchPath = '/api/search';
/** Everything that can be found in a language (`SearchData`): the static export searches in the browser. */
export const searchDataPath = (language: LanguageCode): string => `/api/search-data-${language}`;
/** A view of the specifications page as a CSV file. */
export const specFilePath = '/api/account-specs.csv';
/** The CMS asks the site to read its lists again. */
export const contentChangedPath = '/api/content-changed';
/** Facts for the code that carries parameters to the client portal (`LinkParameterFacts`). */
export const linkParametersPath = '/api/portal/link-parameters';
export const formTokenPath = '/api/contact/form-token';

/** Redirect to the client portal, in every language. */
export const signupPath = '/signup';
export const loginPath = '/login';
/** The built-in pages in the client portal's place. */
export const portalPaths = { register: '/portal/register', login: '/portal/login' } as const;
/** The folder of the PDF documents. */
export const documentsPath = '/assets/docs/';

/** Paths of the site's own calls, which its pages, its server, the static export and the CMS must spell alike. */

export const instrumentNamesPath = '/api/instrument-names';
/** A view of the specifications page as a file. */
export const specFilePath = (format: 'csv' | 'json'): string => `/api/account-specs.${format}`;
/** The CMS asks the site to read its lists again. */
export const contentChangedPath = '/api/content-changed';
export const formTokenPath = '/api/contact/stamp';
export const challengePath = '/api/contact/challenge';

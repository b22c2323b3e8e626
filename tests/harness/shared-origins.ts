/** The settings of the sites that all tests of a run share. */
export const sharedSites = {
  site: {},
  /** Its default language is English. */
  englishSite: { DEFAULT_LANGUAGE: 'en' },
  /** Asks for consent before it loads widgets; its widgets follow the page's theme and language. */
  askingSite: { WIDGET_THEME: 'page', WIDGET_LOCALE: 'page', WIDGET_CONSENT: 'required' },
} as const;

type SharedServer = keyof typeof sharedSites | 'chartingProvider' | 'siteStarter';

/** Workers inherit the origins with the environment. */
const variableOf = (server: SharedServer): string => `TEST_ORIGIN_${server}`;

export function shareOrigin(server: SharedServer, origin: string): void {
  process.env[variableOf(server)] = origin;
}

export function sharedOrigin(server: SharedServer): string {
  const origin = process.env[variableOf(server)];
  if (!origin)
    throw new Error(`${variableOf(server)} is not set: tests/harness/global-setup.ts sets it`);
  return origin;
}

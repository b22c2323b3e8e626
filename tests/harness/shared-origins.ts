import { analyticsSettings } from '../fakes/analytics-service.ts';

/** The origin of an outside mail provider, whose requests tests answer inside the browser. */
export const mailOrigin = 'https://mail.invalid';

/** The settings of the sites that all tests of a run share. */
export const sharedSites = {
  site: { MESSAGES_PER_HOUR: '1000000' },
  /** English is its default language; it counts visits without asking, and keeps no referral parameters. */
  englishSite: {
    DEFAULT_LANGUAGE: 'en',
    ...analyticsSettings('plausible'),
    ANALYTICS_CONSENT: 'off',
    REFERRAL_DAYS: '0',
    REFERRAL_PARAMETERS: 'partner',
    CONTACT_BLOCK_HEADLESS: 'off',
    MESSAGES_PER_HOUR: '1000000',
  },
  /** Asks before it loads widgets, which follow the page's theme and language, and before it counts; stores and contacts all that there is. */
  askingSite: {
    WIDGET_THEME: 'page',
    WIDGET_LOCALE: 'page',
    WIDGET_CONSENT: 'required',
    ...analyticsSettings('umami'),
    MAIL_PROVIDER_ORIGIN: mailOrigin,
    MAIL_SERVICE_ID: 'contact',
    MAIL_TEMPLATE_ID: 'contact-form',
    MAIL_PUBLIC_KEY: 'public',
  },
} as const;

/** The fake charting provider is that from which every site loads its widgets. */
type SharedServer = keyof typeof sharedSites | 'chartingProvider';

/** Workers inherit the origins with the environment. */
const variableOf = (server: SharedServer): string => `TEST_ORIGIN_${server}`;

/** True if `npm test` has started the shared sites for all of its steps. */
export const areShared = (): boolean => variableOf('site') in process.env;

export function shareOrigin(server: SharedServer, origin: string): void {
  process.env[variableOf(server)] = origin;
}

export function sharedOrigin(server: SharedServer): string {
  const origin = process.env[variableOf(server)];
  if (!origin)
    throw new Error(`${variableOf(server)} is not set: tests/harness/global-setup.ts sets it`);
  return origin;
}

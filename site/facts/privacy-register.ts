import { consentOf, type AnalyticsSettings } from './analytics-settings.ts';
import * as storageKeys from './storage-keys.ts';
import { providerOf, tagOrigins, type Provider, type Tag } from './tags.ts';

/**
 * Everything that the site stores in a visitor's browser, and every other server that the browser contacts. The privacy policy
 * prints it; tests/sweep/privacy.spec.ts walks the site and finds what is missing here.
 */

/** Settings that the register depends on. */
export interface Deployment {
  widgets: { consent: 'off' | 'required'; origins: readonly string[] };
  /** The origin of an outside mail provider. */
  mailProvider: string | undefined;
  analytics: AnalyticsSettings | undefined;
  tags?: readonly Tag[] | undefined;
  /** See `Site`. */
  referralDays: number;
}

interface StoredEntry {
  storage: 'local' | 'session';
  /** Only in these deployments; without it in all. */
  where?: (deployment: Deployment) => boolean;
  /** After them the site deletes it. */
  days?: (deployment: Deployment) => number;
}

/** By the names of the keys. None of them needs consent: each holds a choice of the visitor's, or what they asked to be kept. */
const stored = {
  dark: { storage: 'local' },
  language: { storage: 'local' },
  dismissed: { storage: 'local' },
  preloaded: { storage: 'session' },
  contactValues: { storage: 'session' },
  widgets: { storage: 'local', where: ({ widgets }) => widgets.consent === 'required' },
  analytics: {
    storage: 'local',
    where: ({ analytics, tags }) => consentOf(analytics, tags) === 'required',
  },
  referral: {
    storage: 'local',
    where: ({ referralDays }) => referralDays > 0,
    days: ({ referralDays }) => referralDays,
  },
} as const satisfies Record<keyof typeof storageKeys, StoredEntry>;

export type StoredName = keyof typeof stored;

interface ContactedEntry {
  /** None: not contacted in this deployment. */
  origins: (deployment: Deployment) => readonly string[];
  /** The event that comes first: the visitor agrees, sends a form, or only comes near. */
  after: (deployment: Deployment) => 'consent' | 'sending' | 'nearing' | 'opening';
}

const contacted = {
  widgets: {
    origins: ({ widgets }) => widgets.origins,
    after: ({ widgets }) => (widgets.consent === 'required' ? 'consent' : 'nearing'),
  },
  mailProvider: {
    origins: ({ mailProvider }) => (mailProvider === undefined ? [] : [mailProvider]),
    after: () => 'sending',
  },
  analytics: {
    origins: ({ analytics }) =>
      analytics
        ? [
            ...new Set([
              new URL(analytics.script).origin,
              analytics.sendOrigin ?? new URL(analytics.script).origin,
            ]),
          ]
        : [],
    after: ({ analytics }) => (analytics?.consent === 'required' ? 'consent' : 'opening'),
  },
} as const satisfies Record<string, ContactedEntry>;

export type ContactedName = keyof typeof contacted;

export interface PrivacyRegister {
  stored: {
    name: StoredName;
    key: string;
    storage: StoredEntry['storage'];
    days: number | undefined;
  }[];
  contacted: {
    name: ContactedName;
    origins: readonly string[];
    after: ReturnType<ContactedEntry['after']>;
  }[];
  /** Contacted after consent; they store what their rows name. */
  tags: (Pick<Provider, 'title' | 'purposes' | 'stores'> & { origins: readonly string[] })[];
}

/** Everything that is stored and contacted in this deployment. */
export function privacyRegister(deployment: Deployment): PrivacyRegister {
  return {
    stored: Object.entries<StoredEntry>(stored)
      .filter(([, { where }]) => where?.(deployment) ?? true)
      .map(([name, { storage, days }]) => ({
        name: name as StoredName,
        key: storageKeys[name as StoredName],
        storage,
        days: days?.(deployment),
      })),
    contacted: Object.entries<ContactedEntry>(contacted)
      .map(([name, { origins, after }]) => ({
        name: name as ContactedName,
        origins: origins(deployment),
        after: after(deployment),
      }))
      .filter(({ origins }) => origins.length > 0),
    tags: (deployment.tags ?? []).map((tag) => ({ ...providerOf(tag), origins: tagOrigins(tag) })),
  };
}

import { keysOf } from '../../core/util/map-keys.ts';
import { widgetHosts } from '../embeds/provider.ts';
import { consentOf, type AnalyticsSettings } from './analytics-settings.ts';
import * as storageKeys from './storage-keys.ts';
import { providerOf, tagOrigins, type Tag } from './tags.ts';

/** A deployment's settings that decide what happens to data. */
export interface PrivacySettings {
  widgets: { consent: 'off' | 'required'; origin: string | undefined };
  contact: { sending: { outsideOrigin: string | undefined }; retentionDays: number };
  analytics?: AnalyticsSettings | undefined;
  tags?: readonly Tag[] | undefined;
  referralDays: number;
}

interface StoredEntry {
  storage: 'local' | 'session';
  /** False in deployments that do not store it. */
  isUsed?: boolean;
  /** The site deletes the entry after this many days. */
  days?: number;
}

/**
 * Everything that the site stores in a visitor's browser in a deployment, and every other server that the browser contacts. The
 * privacy policy prints it; tests/sweep/privacy.spec.ts walks the site and finds what is missing here.
 */
export function privacyRegister({
  widgets,
  contact,
  analytics,
  tags = [],
  referralDays,
}: PrivacySettings) {
  const { scripts, frames } = widgetHosts(widgets.origin);
  const { outsideOrigin } = contact.sending;
  /** None of them needs consent: each holds a choice of the visitor's, or what they asked to be kept. */
  const stored: Record<keyof typeof storageKeys, StoredEntry> = {
    dark: { storage: 'local' },
    language: { storage: 'local' },
    dismissed: { storage: 'local' },
    preloaded: { storage: 'session' },
    contactValues: { storage: 'session' },
    widgets: { storage: 'local', isUsed: widgets.consent === 'required' },
    analytics: { storage: 'local', isUsed: consentOf(analytics, tags) === 'required' },
    referral: { storage: 'local', isUsed: referralDays > 0, days: referralDays },
  };
  /** `after`: the visitor agrees, sends a form, or only comes near. */
  const contacted = [
    {
      name: 'widgets',
      origins: [scripts, ...frames],
      after: widgets.consent === 'required' ? 'consent' : 'nearing',
    },
    {
      name: 'mailProvider',
      origins: outsideOrigin === undefined ? [] : [outsideOrigin],
      after: 'sending',
    },
    {
      name: 'analytics',
      origins: analytics
        ? [
            new URL(analytics.script).origin,
            ...(analytics.sendOrigin ? [analytics.sendOrigin] : []),
          ]
        : [],
      after: analytics?.consent === 'required' ? 'consent' : 'opening',
    },
  ] as const;
  return {
    stored: keysOf(stored)
      .filter((name) => stored[name].isUsed !== false)
      .map((name) => ({ name, key: storageKeys[name], ...stored[name] })),
    contacted: contacted
      .map((entry) => ({ ...entry, origins: [...new Set<string>(entry.origins)] }))
      .filter(({ origins }) => origins.length > 0),
    /** Contacted after consent; they store what their rows name. */
    tags: tags.map((tag) => ({ ...providerOf(tag), origins: tagOrigins(tag) })),
  };
}

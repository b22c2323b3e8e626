import type { TFunction } from 'i18next';
import type { LanguageCode } from '../../core/domain/languages.ts';
import { widgetHosts } from '../embeds/provider.ts';
import type { AnalyticsSettings } from '../facts/analytics-settings.ts';
import { chartingProvider } from '../facts/external-links.ts';
import { privacyRegister } from '../facts/privacy-register.ts';
import { formatNumber, isolate } from '../i18n/format.ts';

/** A deployment's settings that decide what happens to data. */
export interface PrivacySettings {
  widgets: { consent: 'off' | 'required'; origin: string | undefined };
  contact: { sending: { outsideOrigin: string | undefined }; retentionDays: number };
  analytics?: AnalyticsSettings | undefined;
  referralDays: number;
}

/** The settings as one text: the PDF of the policy is out of date where they differ from those that it was made with. */
export const privacySettingsKey = (settings: PrivacySettings): string =>
  JSON.stringify([
    settings.widgets.consent,
    settings.contact.sending.outsideOrigin,
    settings.contact.retentionDays,
    settings.analytics,
    settings.referralDays,
  ]);

const code = (text: string): string => `\`${text}\``;

const tableOf = (...rows: (readonly string[])[]): string =>
  rows
    .toSpliced(1, 0, rows[0]?.map(() => '---') ?? [])
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

/** The parts of the privacy policy that follow from a deployment's settings, in Markdown: `{{privacy.stored}}`. */
export function privacyParts(
  t: TFunction<'privacy-policy'>,
  language: LanguageCode,
  { widgets, contact, analytics, referralDays }: PrivacySettings,
): Readonly<Record<string, string>> {
  const { scripts, frames } = widgetHosts(widgets.origin);
  const { outsideOrigin } = contact.sending;
  const { stored, contacted } = privacyRegister({
    widgets: { consent: widgets.consent, origins: [...new Set([scripts, ...frames])] },
    mailProvider: outsideOrigin,
    analytics,
    referralDays,
  });
  const hostOf = (url: string): string => isolate(new URL(url).hostname, language);
  const facts = {
    days: formatNumber(contact.retentionDays, language),
    provider: isolate(chartingProvider.name, language),
    statistics: analytics ? hostOf(analytics.script) : '',
  };
  const { none, counted, consent } = t('statistics', { returnObjects: true, ...facts });
  return {
    provider: facts.provider,
    entries: formatNumber(stored.length, language),
    inShort: t(`inShort.${analytics?.consent ?? 'none'}`, facts),
    messages:
      outsideOrigin === undefined
        ? t('messages.builtIn', facts)
        : t('messages.outside', { mailProvider: hostOf(outsideOrigin) }),
    statistics: (analytics ? [...counted, consent[analytics.consent]] : [none]).join('\n\n'),
    stored: tableOf(
      [t('storage.name'), t('storage.purpose'), t('storage.kept')],
      ...stored.map(({ name, key, storage, days }) => [
        code(key),
        t(`storage.rows.${name}`),
        days === undefined
          ? t(`storage.${storage}`)
          : t('storage.days', { days: formatNumber(days, language) }),
      ]),
    ),
    contacted: tableOf(
      [t('contacted.server'), t('storage.purpose'), t('contacted.after'), t('contacted.kept')],
      ...contacted.map(({ name, origins, after }) => [
        origins.map((origin) => code(new URL(origin).hostname)).join(' '),
        t(`contacted.rows.${name}.purpose`, facts),
        t(`contacted.moments.${after}`),
        t(`contacted.rows.${name}.kept`, facts),
      ]),
    ),
  };
}

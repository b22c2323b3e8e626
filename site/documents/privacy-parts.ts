import type { TFunction } from 'i18next';
import type { LanguageCode } from '../../core/domain/languages.ts';
import { chartingProvider } from '../facts/external-links.ts';
import { privacyRegister, type PrivacySettings } from '../facts/privacy-register.ts';
import { formatList, formatNumber, isolate, sentenceGap } from '../i18n/format.ts';

/** The settings as one text: the PDF of the policy is out of date where they differ from those that it was made with. */
export const privacySettingsKey = (settings: PrivacySettings): string =>
  JSON.stringify([
    settings.widgets.consent,
    settings.contact.sending.outsideOrigin,
    settings.contact.retentionDays,
    settings.analytics,
    settings.referralDays,
    ...(settings.tags?.length ? [settings.tags] : []),
  ]);

const code = (text: string): string => `\`${text}\``;

const serversOf = (origins: readonly string[]): string =>
  [...new Set(origins.map((origin) => new URL(origin).hostname))].map(code).join(' ');

const tableOf = (...rows: (readonly string[])[]): string =>
  rows
    .toSpliced(1, 0, rows[0]?.map(() => '---') ?? [])
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

/** The parts of the privacy policy that follow from a deployment's settings, in Markdown: `{{privacy.stored}}`. */
export function privacyParts(
  t: TFunction<'privacy-policy'>,
  language: LanguageCode,
  settings: PrivacySettings,
): Readonly<Record<string, string>> {
  const { contact, analytics } = settings;
  const { outsideOrigin } = contact.sending;
  const { stored, contacted, tags } = privacyRegister(settings);
  const hostOf = (url: string): string => isolate(new URL(url).hostname, language);
  const facts = {
    days: formatNumber(contact.retentionDays, language),
    provider: isolate(chartingProvider.name, language),
    statistics: analytics ? hostOf(analytics.script) : '',
  };
  const namesOf = (named: typeof tags) => ({
    tags: formatList(
      named.map(({ title }) => isolate(title, language)),
      language,
    ),
  });
  const advertising = tags.filter(({ purposes }) => purposes.includes('advertising'));
  const hasTags = tags.length > 0;
  const statistics = t('statistics', { returnObjects: true, ...facts, ...namesOf(tags) });
  return {
    provider: facts.provider,
    entries: formatNumber(stored.length, language),
    inShort: [
      ...(analytics || !hasTags ? [t(`inShort.${analytics?.consent ?? 'none'}`, facts)] : []),
      ...(hasTags ? [t('inShort.tags', namesOf(tags))] : []),
    ].join(sentenceGap(language)),
    cookies: hasTags ? t('cookies.tags', namesOf(tags)) : t('cookies.none'),
    tagCookies: hasTags ? t('tagCookies', namesOf(tags)) : '',
    selling: advertising.length > 0 ? t('selling.tags', namesOf(advertising)) : t('selling.none'),
    messages:
      outsideOrigin === undefined
        ? t('messages.builtIn', facts)
        : t('messages.outside', { mailProvider: hostOf(outsideOrigin) }),
    statistics: [
      ...(analytics ? [...statistics.counted, statistics.consent[analytics.consent]] : []),
      ...(hasTags ? [statistics.tags] : []),
      ...(analytics || hasTags ? [] : [statistics.none]),
    ].join('\n\n'),
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
        serversOf(origins),
        t(`contacted.rows.${name}.purpose`, facts),
        t(`contacted.moments.${after}`),
        t(`contacted.rows.${name}.kept`, facts),
      ]),
      ...tags.map(({ title, purposes, stores, origins }) => {
        const storedNames = Object.entries(stores).map(([start, kept]) => {
          const name = code(`${start}*`);
          return typeof kept === 'number'
            ? t('tags.stored', { name, days: formatNumber(kept, language) })
            : name;
        });
        const purposeNames = purposes.map((purpose) => t(`tags.${purpose}`));
        return [
          serversOf(origins),
          `${isolate(title, language)}: ${formatList(purposeNames, language)}`,
          t('contacted.moments.consent'),
          t('tags.kept', { stored: formatList(storedNames, language) }),
        ];
      }),
    ),
  };
}

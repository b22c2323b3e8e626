import path from 'node:path';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import { ar } from '@payloadcms/translations/languages/ar';
import { en } from '@payloadcms/translations/languages/en';
import { zh } from '@payloadcms/translations/languages/zh';
import { buildConfig } from 'payload';
import sharp from 'sharp';
import { defaultContentLocale, languages } from '../core/domain/languages.ts';
import { tiers } from '../core/domain/tiers.ts';
import { mapKeys } from '../core/util/map-keys.ts';
import { brand } from '../site/facts/brand.ts';
import { adminLanguages, translations } from './admin/translations.ts';
import { markUrl } from './brand-mark.ts';
import { accountTypes } from './collections/account-types.ts';
import { articles } from './collections/articles.ts';
import { campaigns } from './collections/campaigns.ts';
import { company } from './collections/company.ts';
import { fundingMethods } from './collections/funding-methods.ts';
import { pictures } from './collections/pictures.ts';
import { readers } from './collections/readers.ts';
import { siteNotices } from './collections/site-notices.ts';
import { specs } from './collections/specs.ts';
import { users } from './collections/users.ts';
import { words } from './collections/words.ts';
import { mail } from './mail.ts';
import { livePreview, previewEndpoint } from './publishing/preview.ts';
import { readCmsSettings } from './settings.ts';

const settings = readCmsSettings(process.env);
const folder = process.cwd();

/** The languages of content, the default one first. */
const locales = languages
  .map(({ code, nativeName, direction }) => ({
    code,
    label: mapKeys(
      adminLanguages,
      (language) => new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? nativeName,
    ),
    rtl: direction === 'rtl',
  }))
  .toSorted(
    (a, b) => Number(b.code === defaultContentLocale) - Number(a.code === defaultContentLocale),
  );

export default buildConfig({
  secret: settings.secret ?? '',
  telemetry: false,
  ...(settings.origin ? { serverURL: settings.origin, csrf: [settings.origin] } : {}),
  // `/api` is the content API (app/api). The framework's own API, which the admin uses, is under `/rest`.
  routes: { admin: '/admin', api: '/rest' },
  graphQL: { disable: true },
  admin: {
    user: 'users',
    avatar: 'default',
    meta: {
      titleSuffix: ` · ${brand.name}`,
      description: brand.name,
      robots: 'noindex',
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: markUrl }],
      defaultOGImageType: 'off',
      openGraph: { siteName: brand.name, title: brand.name, description: brand.name },
    },
    livePreview,
    importMap: { baseDir: folder },
    components: {
      graphics: { Logo: '/admin/brand.tsx#Logo', Icon: '/admin/brand.tsx#Icon' },
      views: {
        createFirstUser: {
          Component: '/admin/replacement-views.tsx#NoAdministrator',
          path: '/create-first-user',
        },
        ...(!settings.mail && {
          forgot: { Component: '/admin/replacement-views.tsx#ForgotPassword', path: '/forgot' },
        }),
      },
    },
  },
  i18n: { fallbackLanguage: 'en', supportedLanguages: { en, zh, ar }, translations },
  localization: { locales, defaultLocale: defaultContentLocale, fallback: true },
  collections: [
    accountTypes,
    fundingMethods,
    words,
    siteNotices,
    campaigns,
    articles,
    pictures(settings.pictureFolder),
    ...tiers.map(specs),
    users({
      secureCookies: settings.origin?.startsWith('https:') ?? false,
      sendsMail: settings.mail !== undefined,
    }),
    readers,
  ],
  globals: [company],
  endpoints: [previewEndpoint],
  email: mail(settings.mail),
  logger: { options: { level: 'warn' }, destination: process.stderr },
  sharp,
  // One file, which can be backed up by copying while nobody writes. Only migrations change the schema: `push` is off.
  db: sqliteAdapter({
    client: { url: `file:${settings.databaseFile}` },
    push: false,
    migrationDir: path.join(folder, 'migrations'),
    wal: true,
    busyTimeout: 5000,
    // Never reuses the id of a deleted row.
    autoIncrement: true,
  }),
  typescript: { autoGenerate: false, outputFile: path.join(folder, 'payload-types.ts') },
});

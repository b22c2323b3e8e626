import path from 'node:path';
import { ar } from '@payloadcms/translations/languages/ar';
import { en } from '@payloadcms/translations/languages/en';
import { zh } from '@payloadcms/translations/languages/zh';
import { buildConfig } from 'payload';
import { accountTypes } from './collections/account-types.ts';
import { translations } from './collections/labels.ts';
import { legalDocuments } from './collections/legal-documents.ts';
import { readers } from './collections/readers.ts';
import { siteNotice } from './collections/site-notice.ts';
import { specs } from './collections/specs.ts';
import { users } from './collections/users.ts';
import { database } from './database.ts';
import { readCmsSettings } from './settings.ts';
import { tiers } from './specs/spec-fields.ts';

const settings = readCmsSettings(process.env);
const folder = process.cwd();

export default buildConfig({
  secret: settings.secret ?? '',
  telemetry: false,
  ...(settings.origin ? { serverURL: settings.origin, csrf: [settings.origin] } : {}),
  // `/api` belongs to the contract (app/api); what the admin itself uses stands apart.
  routes: { admin: '/admin', api: '/rest' },
  graphQL: { disable: true },
  admin: {
    user: 'users',
    avatar: 'default',
    meta: { titleSuffix: ' · Norvane Markets', robots: 'noindex' },
    importMap: { baseDir: folder },
    components: {
      views: {
        createFirstUser: {
          Component: '/admin/locked-door.tsx#NoAdministrator',
          path: '/create-first-user',
        },
        forgot: { Component: '/admin/locked-door.tsx#ForgotPassword', path: '/forgot' },
      },
    },
  },
  i18n: { fallbackLanguage: 'en', supportedLanguages: { en, zh, ar }, translations },
  localization: {
    locales: [
      { code: 'en', label: { en: 'English', zh: '英文', ar: 'الإنجليزية' } },
      { code: 'zh', label: { en: 'Chinese', zh: '中文', ar: 'الصينية' } },
      { code: 'ar', label: { en: 'Arabic', zh: '阿拉伯文', ar: 'العربية' }, rtl: true },
    ],
    defaultLocale: 'en',
    fallback: true,
  },
  collections: [
    accountTypes,
    ...tiers.map(specs),
    legalDocuments,
    users({ secureCookies: settings.origin?.startsWith('https:') ?? false }),
    readers,
  ],
  globals: [siteNotice],
  // No mail: passwords are set by an administrator or a command.
  email: () => ({
    name: 'none',
    defaultFromAddress: 'cms@localhost',
    defaultFromName: 'CMS',
    sendEmail: () => Promise.reject(new Error('This CMS sends no mail')),
  }),
  logger: { options: { level: 'warn' }, destination: process.stderr },
  db: database(settings.database, folder),
  typescript: { autoGenerate: false, outputFile: path.join(folder, 'payload-types.ts') },
});

import path from 'node:path';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import { postgresAdapter } from '@payloadcms/db-postgres';
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
import { readCmsSettings, type CmsSettings } from './settings.ts';
import { tiers } from './specs/spec-fields.ts';

const settings = readCmsSettings(process.env);
const folder = process.cwd();

function database({ database: chosen }: CmsSettings) {
  // The schema changes by migrations only (commands/migrate.ts), never by guessing at a start.
  if (chosen.kind === 'postgres') {
    return postgresAdapter({ pool: { connectionString: chosen.url }, push: false, migrationDir: path.join(folder, 'migrations/postgres') });
  }
  return sqliteAdapter({
    client: { url: `file:${chosen.file}` },
    push: false,
    migrationDir: path.join(folder, 'migrations/sqlite'),
    wal: true,
    busyTimeout: 5000,
    // An id of a deleted row is never given to another.
    autoIncrement: true,
  });
}

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
        createFirstUser: { Component: '/admin/locked-door.tsx#NoAdministrator', path: '/create-first-user' },
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
  collections: [accountTypes, ...tiers.map(specs), legalDocuments, users({ secureCookies: settings.origin?.startsWith('https:') ?? false }), readers],
  globals: [siteNotice],
  // No mail: passwords are set by an administrator or a command.
  email: () => ({
    name: 'none',
    defaultFromAddress: 'cms@localhost',
    defaultFromName: 'CMS',
    sendEmail: () => Promise.reject(new Error('This CMS sends no mail')),
  }),
  logger: { options: { level: 'warn' }, destination: process.stderr },
  db: database(settings),
  typescript: { autoGenerate: false, outputFile: path.join(folder, 'payload-types.ts') },
});

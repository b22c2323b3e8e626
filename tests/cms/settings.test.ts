import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readOrCreateSecret } from '../../cms/environment.ts';
import { readCmsSettings } from '../../cms/settings.ts';
import { newFolder } from '../harness/temporary-folder.ts';

const secret = 'x'.repeat(32);

test('without any setting: the database in the data folder, localhost only, public reading, no site to notify', () => {
  const { dataFolder, ...settings } = readCmsSettings({ CMS_ORIGIN: ' ' });
  expect(settings).toEqual({
    port: 3001,
    host: '127.0.0.1',
    origin: undefined,
    databaseFile: path.join(dataFolder, 'cms.db'),
    pictureFolder: path.join(dataFolder, 'pictures'),
    secret: undefined,
    reading: 'open',
    mail: undefined,
    publishing: undefined,
  });
});

test('the site is notified if both its URL and the secret are set', () => {
  const SITE_URL = 'https://a.example/, http://b:3000';
  expect(readCmsSettings({ SITE_URL, CONTENT_CHANGED_SECRET: secret }).publishing).toEqual({
    sites: ['https://a.example', 'http://b:3000'],
    secret,
    previewSite: 'https://a.example',
  });
  expect(readCmsSettings({ SITE_URL }).publishing).toBeUndefined();
});

test.each([
  [{ CMS_PORT: '99999' }, "CMS_PORT='99999' cannot be used: it is not a TCP port"],
  [
    { CMS_ORIGIN: 'https://cms.example/admin' },
    "CMS_ORIGIN='https://cms.example/admin' cannot be used: it is not an origin (scheme, host and port only)",
  ],
  [{ CMS_READING: 'closed' }, "CMS_READING='closed' cannot be used: it is neither open nor token"],
  [{ SMTP_URL: 'smtp://mail.example' }, 'SMTP_URL needs MAIL_FROM and CMS_ORIGIN'],
  [{ PAYLOAD_SECRET: 'short' }, 'PAYLOAD_SECRET has fewer than 32 characters'],
  [
    { SITE_URL: 'site.example', CONTENT_CHANGED_SECRET: secret },
    "SITE_URL='site.example' cannot be used: it is not an http or https URL",
  ],
])('%j is refused by name', (environment, message) => {
  expect(() => readCmsSettings(environment)).toThrow(message);
});

test('the secret is generated once, readable by its owner only', () => {
  const folder = newFolder(onTestFinished, 'cms');
  const settings = readCmsSettings({ CMS_DATA_FOLDER: folder });
  const made = readOrCreateSecret(settings);
  expect(made).toMatch(/^[0-9a-f]{64}$/);
  expect(readOrCreateSecret(settings)).toBe(made);
  const file = path.join(folder, 'payload-secret');
  expect([statSync(file).mode & 0o777, readFileSync(file, 'utf8')]).toEqual([0o600, made]);
  expect(
    readOrCreateSecret(readCmsSettings({ CMS_DATA_FOLDER: folder, PAYLOAD_SECRET: secret })),
  ).toBe(secret);
});

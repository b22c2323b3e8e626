import { expect, test } from 'vitest';
import { parseSettings, SettingError, settingsTable } from './settings.ts';

test('an empty environment gives the defaults', () => {
  expect(parseSettings({})).toMatchObject({
    port: 3000,
    publicOrigin: 'http://localhost:3000',
    defaultLanguage: 'zh',
    portal: undefined,
    contentServiceUrl: undefined,
    contentFolder: 'content',
    widgets: { theme: 'dark', locale: 'en', consent: 'off', origin: undefined },
  });
});

test('an empty value counts as not set', () => {
  expect(parseSettings({ PORT: '', DEFAULT_LANGUAGE: '' })).toMatchObject({ port: 3000, defaultLanguage: 'zh' });
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['PORT', '80.5'],
  ['DEFAULT_LANGUAGE', 'fr'],
  ['DEFAULT_LANGUAGE', 'ar'],
  ['PUBLIC_ORIGIN', 'www.example.com'],
  ['PUBLIC_ORIGIN', 'https://example.com/site'],
  ['PORTAL_URL', 'javascript:alert(1)'],
  ['CONTENT_SERVICE_URL', 'ftp://example.com'],
  ['CONTENT_TIMEOUT', '-1'],
  ['PAGE_CACHE', 'soon'],
  ['WIDGET_THEME', 'light'],
  ['WIDGET_LOCALE', 'zh_CN'],
  ['WIDGET_CONSENT', 'yes'],
  ['WIDGET_ORIGIN', 'stand-in'],
  ['MAIL_TO', 'nobody'],
  ['MAIL_FROM', 'a@b.example\r\nBcc: c@d.example'],
  ['MESSAGES_KEPT', '0'],
  ['TRUSTED_PROXIES', 'all'],
  ['MAIL_PROVIDER_ORIGIN', 'https://api.example.com/v1'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => parseSettings({ [name]: value })).toThrow(SettingError);
  expect(() => parseSettings({ [name]: value })).toThrow(`${name}='${value}' cannot be used`);
});

test('the portal has its two addresses under PORTAL_URL', () => {
  expect(parseSettings({ PORTAL_URL: 'https://portal.example.com/' }).portal).toEqual({
    register: 'https://portal.example.com/register',
    login: 'https://portal.example.com/login',
  });
});

test('each portal address can be set by itself', () => {
  const { portal } = parseSettings({ PORTAL_URL: 'https://portal.example.com', PORTAL_LOGIN_URL: 'https://id.example.com/sign-in' });
  expect(portal).toEqual({ register: 'https://portal.example.com/register', login: 'https://id.example.com/sign-in' });
});

test('half a portal is refused', () => {
  expect(() => parseSettings({ PORTAL_LOGIN_URL: 'https://id.example.com/sign-in' })).toThrow('belong together');
});

test('a secret is not repeated when it is refused', () => {
  expect(() => parseSettings({ SMTP_URL: 'http://user:hunter2@mail.example.com' })).toThrow(/^SMTP_URL='…' cannot be used/);
  expect(() => parseSettings({ DATABASE_URL: 'mysql://user:hunter2@db.example.com' })).toThrow(/^DATABASE_URL='…' cannot be used/);
});

test('a mail server needs both mail addresses, an outside mail provider its three ids', () => {
  expect(() => parseSettings({ SMTP_URL: 'smtp://mail.example.com', MAIL_TO: 'a@b.example' })).toThrow('SMTP_URL needs MAIL_TO and MAIL_FROM');
  expect(() => parseSettings({ MAIL_PROVIDER_ORIGIN: 'https://api.emailjs.com', MAIL_SERVICE_ID: 'x' })).toThrow('MAIL_PROVIDER_ORIGIN needs');
  expect(parseSettings({ SMTP_URL: 'smtp://mail.example.com', MAIL_TO: 'a@b.example', MAIL_FROM: 'Website <c@d.example>' }).contact.smtp).toEqual({
    url: 'smtp://mail.example.com',
    to: 'a@b.example',
    from: 'Website <c@d.example>',
  });
});

test('the settings table names every setting with its meaning', () => {
  const rows = settingsTable().split('\n').slice(2);
  expect(rows.length).toBeGreaterThan(8);
  for (const row of rows) expect(row).toMatch(/^\| `[A-Z_]+` \| .+ \| .+ \| .{15,} \|$/);
});

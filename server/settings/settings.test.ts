import { expect, test } from 'vitest';
import { OperatorError } from '../../core/util/operator-error.ts';
import { tagProviders } from '../../site/facts/tags.ts';
import { parseSettings } from './settings.ts';

test('an empty environment, or one of empty values, gives the defaults', () => {
  const defaults = parseSettings({});
  expect(defaults).toMatchObject({
    port: 3000,
    publicOrigin: 'http://localhost:3000',
    defaultLanguage: 'zh',
    portal: undefined,
    content: { service: undefined, folder: 'content', refreshSeconds: 0 },
    widgets: { theme: 'dark', locale: 'en', consent: 'off', origin: undefined },
    analytics: undefined,
  });
  expect(parseSettings({ PORT: '', DEFAULT_LANGUAGE: '' })).toEqual(defaults);
});

test('a socket that the service manager has passed is used by the process that it is meant for', () => {
  const passed = (count: string, pid = process.pid) =>
    parseSettings({ LISTEN_FDS: count, LISTEN_PID: String(pid) }).passedSocket;
  expect(passed('1')).toBe(3);
  expect(passed('1', process.pid + 1)).toBeUndefined();
  expect(passed('')).toBeUndefined();
  expect(() => passed('2')).toThrow("LISTEN_FDS='2' cannot be used");
});

test.each([
  ['DEFAULT_LANGUAGE', 'fr'],
  ['PORTAL_URL', 'javascript:alert(1)'],
  ['COUNTRY_HEADER', 'CF IPCountry'],
  ['RISK_LOSS_PERCENT', '101'],
  ['ANALYTICS_SCRIPT_URL', 'http://statistics.example/script.js'],
  // 'ref' is carried anyway; then, too many.
  ['REFERRAL_PARAMETERS', 'ref'],
  ['REFERRAL_PARAMETERS', 'a,b,c,d,e,f,g,h,i,j,k'],
  ['PAGE_PATHS', 'energy=/products-energies'],
  ['PAGE_PATHS', 'energies=/en/energies'],
  ['PAGE_PATHS', 'energies=/api/energies'],
  ['MAIL_TO', 'nobody'],
  ['CONTACT_WEBHOOK_URL', 'http://crm.example/leads'],
  ['MAIL_FROM', 'a@b.example\r\nBcc: c@d.example'],
])('%s=%s is refused, naming the setting', (name, value) => {
  expect(() => parseSettings({ [name]: value })).toThrow(OperatorError);
  expect(() => parseSettings({ [name]: value })).toThrow(`${name}='${value}' cannot be used`);
});

const script = 'https://statistics.example/script.manual.js';
const visits = { ANALYTICS_SCRIPT_URL: script, ANALYTICS_SITE_ID: 'www.example.com' };

test('visits are counted with consent unless it is switched off', () => {
  expect(parseSettings(visits).analytics).toEqual({
    kind: 'plausible',
    script,
    siteId: 'www.example.com',
    sendOrigin: undefined,
    consent: 'required',
  });
  expect(parseSettings({ ...visits, ANALYTICS_CONSENT: 'off' }).analytics?.consent).toBe('off');
});

test('tags are read by name and ID', () => {
  expect(parseSettings({ TAGS: 'ga4=G-ABCD123456, intercom=abcd1234' }).tags).toEqual([
    { name: 'ga4', id: 'G-ABCD123456' },
    { name: 'intercom', id: 'abcd1234' },
  ]);
  for (const [name, { example }] of Object.entries(tagProviders))
    expect(parseSettings({ TAGS: `${name}=${example}` }).tags).toEqual([{ name, id: example }]);
});

test('the portal’s URLs follow from PORTAL_URL', () => {
  expect(parseSettings({ PORTAL_URL: 'https://portal.example.com/' }).portal).toEqual({
    register: 'https://portal.example.com/register',
    login: 'https://portal.example.com/login',
  });
});

const smtp = { SMTP_URL: 'smtp://mail.example.com', MAIL_TO: 'a@b.example' };

test.each([
  [{ ANALYTICS_SCRIPT_URL: script }, 'needs ANALYTICS_SITE_ID'],
  // Google's tag would count nothing.
  [
    { ANALYTICS_SCRIPT_URL: 'https://www.googletagmanager.com/gtag/js', ANALYTICS_SITE_ID: '1' },
    'not to Google',
  ],
  [{ TAGS: 'ga4=G-ABCD123456,hotjar=1' }, 'a name before "=" is not that of a known tag'],
  [{ TAGS: 'ga4=GTM-ABC1234' }, "the ID of ga4 looks like 'G-ABCD123456'"],
  [{ TAGS: 'ga4=G-ABCD123456,ga4=G-ABCD123457' }, 'a name is there twice'],
  [{ TAGS: 'ga4=G-ABCD123456', ANALYTICS_CONSENT: 'off' }, 'TAGS needs ANALYTICS_CONSENT=required'],
  // Scripts by these names would send query strings.
  ...['script.js', 'plausible.js', 'script.hash.js'].map((file) => [
    { ...visits, ANALYTICS_SCRIPT_URL: `https://statistics.example/js/${file}` },
    'script.manual.js',
  ]),
  [{ PORTAL_LOGIN_URL: 'https://id.example.com/sign-in' }, 'belong together'],
  [smtp, 'SMTP_URL needs MAIL_TO, MAIL_FROM'],
  // No secret is repeated.
  [{ SMTP_URL: 'http://user:hunter2@mail.example.com' }, "SMTP_URL='…' cannot be used"],
  [{ DATABASE_URL: 'mysql://user:hunter2@db.example.com' }, "DATABASE_URL='…' cannot be used"],
  [
    { CONTENT_SERVICE_URL: 'https://cms.example.com', CONTENT_TOKEN: 'two words' },
    "CONTENT_TOKEN='…' cannot be used",
  ],
  [{ CONTENT_TOKEN: 'secret' }, 'CONTENT_TOKEN needs CONTENT_SERVICE_URL'],
] as [Record<string, string>, string][])('%j is refused: %s', (environment, message) => {
  expect(() => parseSettings(environment)).toThrow(message);
});

test.each(['pamm=/trading-MAM', 'pamm=/partners,mam=/partners', 'mam=/new,pamm=/trading-mam'])(
  'PAGE_PATHS=%s is refused: two pages would have one path, now or before',
  (renamed) => {
    expect(() => parseSettings({ PAGE_PATHS: renamed })).toThrow(
      /^PAGE_PATHS cannot be used: '.*' is the path of '/,
    );
  },
);

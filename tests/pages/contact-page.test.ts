import { expect, onTestFinished, test } from 'vitest';
import { languageCodes } from '../../core/domain/languages.ts';
import type { App } from '../../server/app.ts';
import { createContactService, withContactStore } from '../../server/contact/contact-service.ts';
import { createContactStore, type ContactStore } from '../../server/contact/store/contact-store.ts';
import { openSqliteDatabase } from '../../server/contact/store/sqlite-database.ts';
import { parseSettings } from '../../server/settings.ts';
import { wordsOf } from '../../site/i18n/translator.ts';
import { pagePath } from '../../site/paths.ts';
import { memoryLog } from '../fakes/memory-log.ts';
import { testSite } from '../fakes/test-site.ts';

const outside = {
  MAIL_PROVIDER_ORIGIN: 'http://127.0.0.1:9',
  MAIL_SERVICE_ID: 'service_x',
  MAIL_TEMPLATE_ID: 'template_x',
  MAIL_PUBLIC_KEY: 'key_x',
};

async function siteWith(
  environment: Record<string, string> = {},
): Promise<{ app: App; store: ContactStore }> {
  const settings = parseSettings({ TRUSTED_PROXIES: '1', ...environment });
  const store = createContactStore(openSqliteDatabase(':memory:'));
  const contact = settings.contact.sending.outsideOrigin
    ? createContactService(settings, memoryLog())
    : withContactStore(settings, store, memoryLog());
  onTestFinished(() => contact.stop());
  const { app } = await testSite({}, { settings, contact });
  return { app, store };
}

const values = {
  'contact-name': 'Layla',
  'contact-phone': '1',
  'contact-email': 'layla@example.com',
  subject: '"><b>Fees',
  'contact-message': 'كم؟',
};
let visitors = 0;
const post = async (
  app: App,
  path: string,
  body: Record<string, string> | string,
  visitor = `10.0.0.${++visitors}`,
): Promise<Response> =>
  app.fetch(
    new Request(`http://site.test${path}`, {
      method: 'POST',
      headers: { 'x-forwarded-for': visitor },
      body: new URLSearchParams(body),
    }),
  );

test.each(languageCodes)(
  'in %s a posted form is stored, and the page itself shows the outcome',
  async (code) => {
    const { app, store } = await siteWith();
    const response = await post(app, pagePath(code, 'contact', 'zh'), values);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-security-policy')).toContain("form-action 'self'");
    const html = await response.text();
    expect(html).toContain(`<html lang="${code}"`);
    expect(html).toContain(wordsOf(code, 'contact')('form.sent'));
    expect(html).not.toContain('كم؟');
    expect(await store.outbox.list()).toHaveLength(1);
  },
);

test('a refused form comes back with status, reason and the typed values', async () => {
  const { app, store } = await siteWith();
  const t = wordsOf('en', 'contact');
  const first = await post(app, '/en/contact', { ...values, subject: '' }, '10.1.1.1');
  expect(first.status).toBe(400);
  const html = await first.text();
  expect(html).toContain(t('missing.subject'));
  expect(html).toContain('value="layla@example.com"');
  expect(html).toContain('كم؟</textarea>');
  const second = await post(app, '/en/contact', values, '10.1.1.1');
  expect([second.status, second.headers.get('retry-after')]).toEqual([429, '1']);
  const again = await second.text();
  expect(again).toContain(t('failures.tooMany'));
  expect(again).toContain('value="&quot;&gt;&lt;b&gt;Fees"');
  expect(again).not.toContain('<b>Fees');
  await store.close();
  const third = await post(app, '/en/contact', values);
  expect(third.status).toBe(503);
  expect(await third.text()).toContain(t('failures.unavailable'));
});

test('a body too large or unreadable is reported, without claiming that its values are kept', async () => {
  const { app } = await siteWith();
  const t = wordsOf('en', 'contact');
  const large = await post(app, '/en/contact', {
    ...values,
    'contact-message': 'x'.repeat(70_000),
  });
  expect(large.status).toBe(413);
  const html = await large.text();
  expect(html).toContain(t('failures.tooLarge'));
  expect(html.match(/role="alert".*?<\/form>/s)?.[0]).not.toContain(t('kept'));
  const broken = await app.fetch(
    new Request('http://site.test/en/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'subject=%FF',
    }),
  );
  expect(broken.status).toBe(400);
  expect(await broken.text()).toContain(t('failures.misconfigured'));
});

test('only the contact page accepts posts, and only with a contact service', async () => {
  const { app } = await siteWith();
  expect((await post(app, '/en/about', values)).status).toBe(405);
  expect(
    (await app.fetch(new Request('http://site.test/contact', { method: 'PUT' }))).headers.get(
      'allow',
    ),
  ).toBe('GET, HEAD, POST');
  const { app: appWithoutContact } = await testSite();
  expect((await post(appWithoutContact, '/contact', values)).status).toBe(405);
  expect((await post(appWithoutContact, '/api/v1.0/email/send-form', values)).status).toBe(404);
});

test('only the contact page may connect to an outside provider, and contains its ids', async () => {
  const { app } = await siteWith(outside);
  const policyOf = async (path: string): Promise<string> =>
    (await app.fetch(new Request(`http://site.test${path}`))).headers.get(
      'content-security-policy',
    ) ?? '';
  expect(await policyOf('/en/contact')).toContain("connect-src 'self' http://127.0.0.1:9;");
  expect(await policyOf('/en/about')).toContain("connect-src 'self';");
  const html = await (await app.fetch(new Request('http://site.test/en/contact'))).text();
  expect(html).toContain('&quot;publicKey&quot;:&quot;key_x&quot;');
  expect(html).not.toContain('contact-homepage"');
  expect(html).toContain('through our mail provider');
  const policy = await (await app.fetch(new Request('http://site.test/en/privacy-policy'))).text();
  expect(policy).toContain('straight to our mail provider, 127.0.0.1,');
  expect(policy).not.toContain('first stored on our server');
  expect((await post(app, '/api/v1.0/email/send-form', values)).status).toBe(404);
  const lost = await post(app, '/en/contact', values);
  expect(lost.status).toBe(503);
  expect(await lost.text()).toContain(wordsOf('en', 'contact')('failures.unavailable'));
});

test('readiness counts the messages', async () => {
  const token = 'a-token-of-a-monitor';
  const { app } = await siteWith({ READINESS_TOKEN: token });
  await post(app, '/contact', values);
  const request = new Request('http://site.test/readyz', {
    headers: { authorization: `Bearer ${token}` },
  });
  const response = (await (await app.fetch(request)).json()) as {
    details: object;
  };
  expect(response.details).toMatchObject({
    contactMessages: { waiting: 1, delivered: 0, failed: 0, delivery: 'none: SMTP_URL is not set' },
  });
});

test('a store that needs the operator makes the site degraded, not unready', async () => {
  const settings = parseSettings({ DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' });
  const contact = createContactService(settings, memoryLog());
  onTestFinished(() => contact.stop());
  const { app } = await testSite({}, { settings, contact });
  const response = await app.fetch(new Request('http://site.test/readyz'));
  expect([response.status, await response.json()]).toEqual([200, { status: 'degraded' }]);
});

test('the form token is never cached', async () => {
  const { app } = await siteWith();
  const response = await app.fetch(new Request('http://site.test/api/contact/stamp'));
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(
    (await app.fetch(new Request('http://site.test/api/contact/stamp', { method: 'POST' }))).status,
  ).toBe(405);
});

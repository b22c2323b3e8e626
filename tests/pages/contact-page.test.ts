import { expect, onTestFinished, test } from 'vitest';
import type { App } from '../../server/app.ts';
import { createContactService } from '../../server/contact/contact-service.ts';
import { createOutbox, type Outbox } from '../../server/contact/outbox.ts';
import { openSqlite } from '../../server/contact/sql-database.ts';
import { parseSettings } from '../../server/settings/settings.ts';
import { wordsOf } from '../../site/i18n/translator.ts';
import { memoryLog } from '../fakes/memory-log.ts';
import { testSite } from '../fakes/test-site.ts';

const token = 'a-token-of-a-monitor';
const outside = {
  MAIL_PROVIDER_ORIGIN: 'http://127.0.0.1:9',
  MAIL_SERVICE_ID: 'service_x',
  MAIL_TEMPLATE_ID: 'template_x',
  MAIL_PUBLIC_KEY: 'key_x',
};

async function siteWith(
  environment: Record<string, string> = {},
): Promise<{ app: App; outbox: Outbox }> {
  const settings = parseSettings({ READINESS_TOKEN: token, ...environment });
  const outbox = createOutbox(openSqlite(':memory:'));
  const contact = createContactService(settings, memoryLog(), { outbox });
  onTestFinished(() => contact.stop());
  const { app } = await testSite({}, { settings, contact });
  return { app, outbox };
}

const values = {
  'contact-name': 'Layla',
  'contact-phone': '1',
  'contact-email': 'layla@example.com',
  subject: '"><b>Fees',
  'contact-message': 'كم؟',
};
const post = async (
  app: App,
  path: string,
  sent: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> => {
  const body = new URLSearchParams(sent);
  return app.fetch(new Request(`http://site.test${path}`, { method: 'POST', headers, body }));
};
const t = wordsOf('en', 'contact');

test('a posted form is stored with what its page’s URL says, and the page itself shows the outcome', async () => {
  const { app, outbox } = await siteWith();
  const referer = 'http://site.test/ar/contact?ref=abc&utm_source=x&other=1';
  const sent = { ...values, 'contact-language': 'ar', 'contact-page': '/ar/contact' };
  const response = await post(app, '/ar/contact', sent, { referer });
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const html = await response.text();
  expect(html).toContain('<html lang="ar"');
  expect(html).toContain(wordsOf('ar', 'contact')('form.sent'));
  expect(html).not.toContain('كم؟');
  expect(await outbox.list()).toMatchObject([
    { page: '/ar/contact', language: 'ar', referral: 'ref=abc', campaign: 'utm_source=x' },
  ]);
  const headers = { authorization: `Bearer ${token}` };
  const readiness = await app.fetch(new Request('http://site.test/readyz', { headers }));
  expect(await readiness.json()).toMatchObject({
    details: { contactMessages: { waiting: 1, delivered: 0, failed: 0, channels: [] } },
  });
});

test('a refused form comes back with status, reason and the typed values', async () => {
  const { app, outbox } = await siteWith({ MESSAGES_PER_HOUR: '1' });
  const first = await post(app, '/en/contact', { ...values, subject: '' });
  expect(first.status).toBe(400);
  const html = await first.text();
  expect(html).toContain(t('missing.subject'));
  expect(html).toContain('value="layla@example.com"');
  expect(html).toContain('كم؟</textarea>');
  await post(app, '/en/contact', { ...values, subject: 'other' });
  const second = await post(app, '/en/contact', values);
  expect(second.status).toBe(429);
  expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0);
  const again = await second.text();
  expect(again).toContain(t('failures.tooMany'));
  expect(again).toContain('value="&quot;&gt;&lt;b&gt;Fees"');
  expect(again).not.toContain('<b>Fees');
  expect(await outbox.list()).toHaveLength(1);
});

test('without its database the form comes back, and the site is degraded', async () => {
  const { app, outbox } = await siteWith();
  await outbox.close();
  const response = await post(app, '/en/contact', values);
  expect(response.status).toBe(503);
  expect(await response.text()).toContain(t('failures.unavailable'));
  const readiness = await app.fetch(new Request('http://site.test/readyz'));
  expect([readiness.status, await readiness.json()]).toEqual([200, { status: 'degraded' }]);
});

test('a body too large is reported, without claiming that its values are kept', async () => {
  const { app } = await siteWith();
  const large = { ...values, 'contact-message': 'x'.repeat(70_000) };
  const response = await post(app, '/en/contact', large);
  expect(response.status).toBe(413);
  const html = await response.text();
  expect(html).toContain(t('failures.tooLarge'));
  expect(html.match(/role="alert".*?<\/form>/s)?.[0]).not.toContain(t('kept'));
});

test('only the contact page accepts posts, and only with a contact service', async () => {
  const { app } = await siteWith();
  expect((await post(app, '/en/about', values)).status).toBe(405);
  const { app: appWithoutContact } = await testSite();
  expect((await post(appWithoutContact, '/contact', values)).status).toBe(405);
  expect((await post(appWithoutContact, '/api/v1.0/email/send-form', values)).status).toBe(404);
});

test('only the contact page may connect to an outside provider, and contains its ids', async () => {
  const { app } = await siteWith(outside);
  const get = async (path: string): Promise<Response> =>
    app.fetch(new Request(`http://site.test${path}`));
  const policyOf = async (path: string): Promise<string> =>
    (await get(path)).headers.get('content-security-policy') ?? '';
  expect(await policyOf('/en/contact')).toContain("connect-src 'self' http://127.0.0.1:9;");
  expect(await policyOf('/en/about')).toContain("connect-src 'self';");
  const html = await (await get('/en/contact')).text();
  expect(html).toContain('&quot;publicKey&quot;:&quot;key_x&quot;');
  expect(html).not.toContain('contact-homepage"');
  expect(html).toContain('through our mail provider');
  const policy = await (await get('/en/privacy-policy')).text();
  expect(policy).toContain('straight to our mail provider, 127.0.0.1,');
  expect((await post(app, '/api/v1.0/email/send-form', values)).status).toBe(404);
  const lost = await post(app, '/en/contact', values);
  expect(lost.status).toBe(503);
  expect(await lost.text()).toContain(t('failures.unavailable'));
});

test('the form token is never cached', async () => {
  const { app } = await siteWith();
  const stamp = (method: string): Response | Promise<Response> =>
    app.fetch(new Request('http://site.test/api/contact/form-token', { method }));
  const response = await stamp('GET');
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect((await stamp('POST')).status).toBe(405);
});

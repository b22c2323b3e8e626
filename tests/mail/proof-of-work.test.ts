import type { ChildProcess } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anotherVisitor, goodIds, goodWords, sendForm } from './harness.ts';
import { contactLanguages, contactWords, openContact, startSite, useBrowser } from './site.ts';

/** The form where each message brings a proof of work, and where none does (docs/decisions/0019). */
useBrowser();

const sites: ChildProcess[] = [];
let asking: string;
let plain: string;

beforeAll(async () => {
  const folder = (): string => mkdtempSync(path.join(tmpdir(), 'proof-'));
  const [first, second] = await Promise.all([
    startSite({ DATA_FOLDER: folder(), CONTACT_PROOF_OF_WORK: 'on', CONTACT_PROOF_TRIES: '20' }),
    startSite({ DATA_FOLDER: folder() }),
  ]);
  sites.push(first.site, second.site);
  asking = first.origin;
  plain = second.origin;
});
afterAll(() => {
  for (const site of sites) site.kill('SIGKILL');
});

const field = (page: Page, name: string): Locator => page.locator(`[name="${name}"]`);
const sendButton = (page: Page): Locator =>
  page.locator('form[action*="contact"] button[type="submit"]');

async function fill(page: Page, changes: Record<string, string> = {}): Promise<void> {
  for (const [name, value] of Object.entries({ ...goodWords, ...changes }))
    await field(page, name).fill(value);
}

/** Brings the form to life, without the time stamp that would make it wait three seconds: the proof has nothing to do with it. */
async function awake(page: Page): Promise<void> {
  await page.route('**/api/contact/stamp', (route) =>
    route.fulfill({ status: 503, body: 'Service Unavailable' }),
  );
  await field(page, 'contact-name').focus();
  await page.locator('site-island[data-state="live"] form[action*="contact"]').waitFor();
}

async function stored(origin: string): Promise<number> {
  const { details } = (await (await fetch(`${origin}/readyz`)).json()) as {
    details: { contactMessages: { waiting: number } };
  };
  return details.contactMessages.waiting;
}

/** What the page has fetched that belongs to the proof of work alone. */
function fetchedForProofs(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    if (/proof|challenge/.test(request.url()))
      found.push(new URL(request.url()).pathname.replace(/-[\w-]{8}\.js$/, '.js'));
  });
  return found;
}

function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.location().url.endsWith('/api/contact/stamp'))
      found.push(message.text());
  });
  page.on('pageerror', (error) => found.push(error.message));
  return found;
}

describe.each(contactLanguages)('in $language', ({ language, path: address }) => {
  const t = contactWords(language);

  test('the form works out a proof while somebody writes; without one it tells why, keeps every word, and the next try succeeds', async () => {
    const page = await openContact(asking, address, { headers: anotherVisitor() });
    const [fetched, said] = [fetchedForProofs(page), complaints(page)];
    expect(await page.getByText(t('noteWithProof', { days: '180' })).count()).toBe(1);
    expect(await page.getByText(t('withoutScript')).isVisible()).toBe(false);
    await awake(page);
    await expect
      .poll(() => fetched)
      .toEqual(['/assets/proof-of-work.js', '/api/contact/challenge']);
    const before = await stored(asking);
    await fill(page, { subject: `First ${language}` });
    await sendButton(page).click();
    await page.getByRole('status').getByText(t('form.sent')).waitFor();
    expect(await stored(asking)).toBe(before + 1);
    expect(fetched).toHaveLength(2);
    expect(said).toEqual([]);

    // The next letter needs a proof of its own.
    await page.route('**/api/contact/challenge', (route) => route.abort());
    await fill(page, { subject: `Second ${language}` });
    await sendButton(page).click();
    const alert = page.getByRole('alert');
    await alert.getByText(t('failures.offline')).waitFor();
    await page.unroute('**/api/contact/challenge');
    await page.route('**/api/contact/challenge', (route) =>
      route.fulfill({ status: 503, body: 'Service Unavailable' }),
    );
    await sendButton(page).click();
    await alert.getByText(t('failures.unavailable')).waitFor();
    await page.unroute('**/api/contact/challenge');
    expect(await alert.textContent()).toContain(t('kept'));
    expect(await field(page, 'contact-message').inputValue()).toBe(goodWords['contact-message']);
    expect(await stored(asking)).toBe(before + 1);
    // As if a second had passed, before which everybody has one request.
    await page.context().setExtraHTTPHeaders(anotherVisitor());
    await sendButton(page).click();
    await expect.poll(() => stored(asking)).toBe(before + 2);
  });

  test('without JavaScript the page says before and after that it takes no message, and keeps the words', async () => {
    const page = await openContact(asking, address, {
      javaScript: false,
      headers: anotherVisitor(),
    });
    expect(await page.getByText(t('withoutScript')).isVisible()).toBe(true);
    const before = await stored(asking);
    await fill(page, { subject: `Without ${language}` });
    await sendButton(page).click();
    await page.getByRole('alert').getByText(t('failures.noProof')).waitFor();
    expect(
      await page.getByRole('alert').getByRole('link', { name: 'support@norvane.example' }).count(),
    ).toBe(1);
    expect(await field(page, 'subject').inputValue()).toBe(`Without ${language}`);
    expect(await stored(asking)).toBe(before);
  });

  test('where it is off, no word of it is in the page', async () => {
    const html = await (await fetch(plain + address)).text();
    expect(html).toContain(t('note', { days: '180' }));
    for (const words of [
      t('failures.noProof'),
      t('withoutScript'),
      'contact-proof',
      '/api/contact/challenge',
    ])
      expect(html).not.toContain(words);
  });
});

test('where it is off, nothing of it is fetched', async () => {
  const page = await openContact(plain, '/en/contact', { headers: anotherVisitor() });
  const fetched = fetchedForProofs(page);
  await awake(page);
  await fill(page);
  await sendButton(page).click();
  await page.getByRole('status').getByText(contactWords('en')('form.sent')).waitFor();
  expect(fetched).toEqual([]);
});

test('a browser without cryptography, as on plain http, is told so at once', async () => {
  const page = await openContact(asking, '/en/contact', { headers: anotherVisitor() });
  await page.evaluate(() => Reflect.deleteProperty(Crypto.prototype, 'subtle'));
  const before = await stored(asking);
  await awake(page);
  await fill(page);
  await sendButton(page).click();
  await page.getByRole('alert').getByText(contactWords('en')('failures.noProof')).waitFor();
  expect(await page.getByRole('alert').textContent()).toContain(contactWords('en')('kept'));
  expect(await stored(asking)).toBe(before);
});

test('the provider’s calls need the proof, too, and the challenge is never cached', async () => {
  const bare = await sendForm(asking, { subject: 'bare' });
  expect([bare.status, await bare.text()]).toEqual([403, 'Forbidden']);
  const json = await fetch(`${asking}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...anotherVisitor() },
    body: JSON.stringify({
      ...goodIds,
      template_params: { ...goodWords, 'contact-proof': 'forged' },
    }),
  });
  expect([json.status, await json.text()]).toEqual([403, 'Forbidden']);
  const challenge = await fetch(`${asking}/api/contact/challenge`);
  expect([
    challenge.status,
    challenge.headers.get('content-type'),
    challenge.headers.get('cache-control'),
  ]).toEqual([200, 'application/json', 'no-store']);
  expect((await fetch(`${asking}/api/contact/challenge`, { method: 'POST' })).status).toBe(405);
  expect((await fetch(`${plain}/api/contact/challenge`)).status).toBe(404);
});

import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { minFillMs } from '../../core/domain/contact-message.ts';
import { startSite, type Running } from '../harness/server-process.ts';
import { contactLanguages, contactWords } from './contact-page.ts';
import { anotherVisitor, generousLimits, goodIds, goodValues, sendForm } from './messages.ts';

/** The proof of work as seen in plain requests (docs/decisions/0019). */
let sites: Running[];
let asking: string;
let plain: string;
let busy: string;

beforeAll(async () => {
  sites = await Promise.all([
    startSite({ ...generousLimits, CONTACT_PROOF_OF_WORK: 'on', CONTACT_PROOF_TRIES: '20' }),
    startSite({ ...generousLimits, CONTACT_PROOF_OF_WORK: 'off' }),
    // Eight of them without a proof, and four without a token.
    startSite({ ...generousLimits, MESSAGES_TOGETHER: '16' }),
  ]);
  [asking = '', plain = '', busy = ''] = sites.map(({ origin }) => origin);
});
afterAll(() => Promise.all(sites.map((site) => site.stop())));

describe.each(contactLanguages)('in $language', ({ language, path }) => {
  const t = contactWords(language);

  test('if it is off, the page does not mention it', async () => {
    const html = await (await fetch(plain + path)).text();
    expect(html).toContain(t('note', { days: '180' }));
    for (const words of [
      t('failures.noProof'),
      t('noProofWhenAsked'),
      t('withoutScript'),
      'contact-proof',
      '/api/contact/challenge',
    ])
      expect(html).not.toContain(words);
  });
});

test('the provider’s API needs the proof, too, and the challenge is never cached', async () => {
  const bare = await sendForm(asking, { subject: 'bare' });
  expect([bare.status, await bare.text()]).toEqual([403, 'Forbidden']);
  const json = await fetch(`${asking}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...anotherVisitor() },
    body: JSON.stringify({
      ...goodIds,
      template_params: { ...goodValues, 'contact-proof': 'forged' },
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

test('once half of an hour’s messages have arrived, the next are asked for a proof; without JavaScript the page says what to do', async () => {
  const headers = anotherVisitor();
  const fetchToken = async (): Promise<string> =>
    (await fetch(`${busy}/api/contact/stamp`, { headers })).text();
  const tokens = [await fetchToken(), await fetchToken()];
  await wait(minFillMs + 100);
  const send = (number: number): Promise<Response> =>
    sendForm(busy, { subject: `${number}`, 'contact-stamp': tokens[number % 2] ?? '' });
  for (let number = 0; number < 8; number++) expect((await send(number)).status).toBe(200);
  const asked = await send(8);
  expect([asked.status, await asked.text()]).toEqual([428, 'Proof of Work Required']);
  for (const { language, path } of contactLanguages) {
    const response = await fetch(busy + path, {
      method: 'POST',
      headers: anotherVisitor(),
      body: new URLSearchParams(goodValues),
    });
    const html = await response.text();
    expect(response.status).toBe(403);
    expect(html).toContain(contactWords(language)('noProofWhenAsked'));
    expect(html).toContain(goodValues['contact-message']);
    expect(html).not.toContain(contactWords(language)('withoutScript'));
  }
  expect((await fetch(`${busy}/api/contact/challenge`)).status).toBe(200);
});

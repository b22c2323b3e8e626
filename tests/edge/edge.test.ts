import { once } from 'node:events';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  formTokenPath,
  linkParametersPath,
  loginPath,
  searchInstrumentsPath,
  searchTextsPath,
  signupPath,
  suggestionsPath,
} from '../../contract/api-paths.ts';
import { formTokenField } from '../../contract/contact-message.ts';
import { languageCodes } from '../../contract/languages.ts';
import { createFormTokens } from '../../server/contact/receive/form-tokens.ts';
import { networkOf } from '../../server/contact/receive/network.ts';
import { createContactStore, type ContactStore } from '../../server/contact/store/contact-store.ts';
import { openPostgresDatabase } from '../../server/contact/store/postgres-database.ts';
import { brand } from '../../site/facts/brand.ts';
import { wordsIn } from '../../site/i18n/translator.ts';
import { pagePath, routeNames } from '../../site/paths.ts';
import { decodePiece } from '../../site/search/piece-encoding.ts';
import { makeEdge } from '../../tools/edge.js';
import { startWorkerd, workerdProgram } from '../../tools/workerd.js';
import { asExported, exportedFolder, exportedWidgetOrigin } from '../harness/exported-site.ts';
import { start, type Running } from '../harness/server-process.ts';
import { sharedOrigin } from '../harness/shared-origins.ts';
import { temporaryFolder } from '../harness/temporary-folder.ts';
import { unmarked } from '../harness/unmarked.ts';
import { formOf, goodIds, goodValues } from '../mail/messages.ts';
import { postgresPrograms, startPostgres, type Postgres } from '../mail/postgres.ts';

/** The worker in the runtime of the edge, beside the server with the same settings. */
const hasRuntime = workerdProgram() !== undefined;
const { folder, remove } = temporaryFolder('edge');
const exported = path.join(exportedFolder, 'export');
const [refusedCountry] = brand.countriesNotServed;
const defaultLanguage = 'zh';
/** Whatever leads to the portal, in markup or in an island's props. */
const portalUrls = /\/portal\/|\/signup|\/login/;
let worker: Running;

/** A way to Postgres that can be closed and opened again. */
interface Bridge {
  url: string;
  open(): Promise<void>;
  close(): Promise<void>;
}
let postgres: Postgres | undefined;
let bridge: Bridge | undefined;
let store: ContactStore | undefined;

async function createBridge(databaseUrl: string): Promise<Bridge> {
  const { port } = new URL(databaseUrl);
  let server: Server | undefined;
  let bridgePort = 0;
  const sockets = new Set<ReturnType<typeof connect>>();
  async function open(): Promise<void> {
    server = createServer((near) => {
      const far = connect(Number(port), '127.0.0.1');
      for (const socket of [near, far]) {
        sockets.add(socket);
        socket.on('error', () => {}).on('close', () => sockets.delete(socket));
      }
      near.pipe(far).pipe(near);
    }).listen(bridgePort, '127.0.0.1');
    await once(server, 'listening');
    bridgePort = (server.address() as AddressInfo).port;
  }
  await open();
  const url = new URL(databaseUrl);
  url.port = String(bridgePort);
  return {
    url: url.href,
    open,
    async close() {
      if (!server?.listening) return;
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

beforeAll(async () => {
  if (!hasRuntime) return;
  for (const source of ['dist', 'content', 'edge', 'package.json'])
    symlinkSync(path.resolve(source), path.join(folder, source));
  symlinkSync(exported, path.join(folder, 'export'));
  const settings = {
    WIDGET_ORIGIN: exportedWidgetOrigin,
    COUNTRY_HEADER: 'CF-IPCountry',
    COUNTRY_CACHE: 'shared',
  };
  await makeEdge(folder, { PATH: process.env['PATH'], NODE_ENV: 'production', ...settings });
  if (postgresPrograms) {
    postgres = await startPostgres();
    const databaseUrl = postgres.newDatabase();
    bridge = await createBridge(databaseUrl);
    store = createContactStore(openPostgresDatabase(databaseUrl, () => {}));
  }
  worker = await startWorkerd({
    folder: path.join(folder, 'export-edge'),
    settings: {
      // Two of the messages without a token.
      MESSAGES_PER_NETWORK: '8',
      ...(bridge ? { DATABASE_URL: bridge.url } : {}),
    },
  });
});

afterAll(async () => {
  await worker?.stop();
  await store?.close();
  await bridge?.close();
  postgres?.stop();
  remove();
});

/** Of the server and of its worker, or of either. */
const fetchFrom = (origin: string, urlPath: string, init: RequestInit = {}): Promise<Response> =>
  fetch(origin + urlPath, { redirect: 'manual', ...init });
const ask = (urlPath: string, init?: RequestInit): Promise<Response> =>
  fetchFrom(worker.origin, urlPath, init);
const askServer = (urlPath: string, init?: RequestInit): Promise<Response> =>
  fetchFrom(sharedOrigin('site'), urlPath, init);

/** Those that a platform adds or leaves out. */
const ofTransport = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'transfer-encoding',
  'vary',
]);
const headersOf = ({ headers }: Response): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => !ofTransport.has(name)));
/** Those of the server, as the export has them. */
const headersFor = (response: Response, ofServer: Response): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headersOf(ofServer)).map(([name, value]) => [
      name,
      asExported(value, response.headers.get(name)),
    ]),
  );
const exportedPage = (urlPath: string): string =>
  readFileSync(path.join(exported, urlPath === '/' ? 'index.html' : `${urlPath}.html`), 'utf8');

let visitors = 0;
/** Headers as if each request came from a network of its own. */
const anotherVisitor = (): Record<string, string> => ({
  'cf-connecting-ip': `10.${Math.floor(++visitors / 256)}.${visitors % 256}.1`,
});

describe.skipIf(!hasRuntime)('on the edge', () => {
  test.each(languageCodes)(
    'in %s, every page is the export’s, with the server’s headers',
    async (language) => {
      const pages = routeNames.map((name) => pagePath(language, name, defaultLanguage));
      const [specs, calculators] = (['accountSpecs', 'calculators'] as const).map((name) =>
        pagePath(language, name, defaultLanguage),
      );
      for (const [urlPath, url] of [
        ...pages.map((page) => [page, page] as const),
        [`${specs}/premium/metal`, `${specs}?tier=premium&product=metal`],
        [`${specs}/2`, `${specs}?page=2`],
        [`${calculators}/margin`, `${calculators}?calculator=margin`],
      ] as const) {
        const [response, ofServer] = await Promise.all([ask(urlPath), askServer(url)]);
        await ofServer.body?.cancel();
        expect([urlPath, response.status]).toEqual([urlPath, ofServer.status]);
        expect([urlPath, headersOf(response)]).toEqual([urlPath, headersFor(response, ofServer)]);
        expect(response.headers.get('vary')).toContain('cf-ipcountry');
        expect((await response.text()) === exportedPage(urlPath), urlPath).toBe(true);
      }
    },
  );

  test.each([
    ['premium-account-specs-metal.en.csv', 'csv?language=en&tier=premium&product=metal'],
    ['standard-account-specs.ar.json', 'json?language=ar'],
  ])('the download %s is the server’s', async (file, asked) => {
    const [response, ofServer] = await Promise.all([
      ask(`/api/account-specs/${file}`),
      askServer(`/api/account-specs.${asked}`),
    ]);
    expect(headersOf(response)).toEqual({
      ...headersOf(ofServer),
      // Its own name says what is in it.
      'content-disposition': 'attachment',
    });
    expect(await response.bytes()).toEqual(await ofServer.bytes());
  });

  test('what the browser searches has the headers of what the server says of its pages', async () => {
    for (const urlPath of [searchInstrumentsPath, ...languageCodes.map(searchTextsPath)]) {
      const [response, ofServer] = await Promise.all([
        ask(urlPath),
        askServer(suggestionsPath('en')),
      ]);
      await ofServer.body?.cancel();
      expect(response.status).toBe(200);
      expect(headersOf(response)).toEqual(headersOf(ofServer));
      const inExport = readFileSync(path.join(exported, urlPath));
      expect(Buffer.compare(await response.bytes(), inExport)).toBe(0);
    }
  });

  test('a page that the export has compressed is there once', async () => {
    expect(existsSync(path.join(exported, 'about.html.br'))).toBe(true);
    for (const urlPath of ['/about.html.br', '/about.html.gz', '/_redirects'])
      expect((await ask(urlPath)).status).toBe(404);
  });

  test.each([
    '/assets/docs/privacy-policy.pdf',
    '/robots.txt',
    '/api/account-types',
    '/speculation-rules',
  ])('the file %s is the server’s, with its headers', async (urlPath) => {
    const [response, ofServer] = await Promise.all([ask(urlPath), askServer(urlPath)]);
    expect(response.status).toBe(200);
    expect(headersOf(response)).toEqual(headersOf(ofServer));
    expect(await response.bytes()).toEqual(await ofServer.bytes());
  });

  test('a browser that has a page gets 304, and HEAD no body', async () => {
    const first = await ask('/en/about');
    await first.body?.cancel();
    const again = await ask('/en/about', {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    });
    expect([again.status, again.headers.get('cache-control')]).toEqual([
      304,
      first.headers.get('cache-control'),
    ]);
    const head = await ask('/en/about', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(headersOf(head)).toEqual(headersOf(first));
  });

  test.each([
    '/nothing',
    '/en/nothing',
    '/ar/nothing/at/all',
    '/not-served/en/about',
    '/not-served/',
    '/en/404',
    '/about.html',
  ])('%s is unknown, in the language of its prefix', async (urlPath) => {
    const [response, ofServer] = await Promise.all([ask(urlPath), askServer(urlPath)]);
    expect(response.status).toBe(404);
    expect(headersOf(response)).toEqual(headersOf(ofServer));
    expect(await response.text()).toBe(await ofServer.text());
  });

  test.each([
    ['/EN/About/?ref=a'],
    ['/zh/about'],
    [`${loginPath}?ref=partner-1&utm_source=mail&other=x`],
    [`/en${signupPath}?ib=7`],
    [`/ar${loginPath}/?ref=a`],
    ['/.well-known/change-password?ref=a'],
    ['/%00'],
    ['/%E0%A4%A'],
    [`/${'a'.repeat(3000)}`],
    ['/api/nothing'],
  ])('%s gets what the server responds', async (urlPath) => {
    const [response, ofServer] = await Promise.all([ask(urlPath), askServer(urlPath)]);
    expect([response.status, await response.text()]).toEqual([
      ofServer.status,
      await ofServer.text(),
    ]);
    expect(headersOf(response)).toEqual(headersOf(ofServer));
  });

  test.each([
    ['POST', '/en/about'],
    ['DELETE', '/en/contact'],
    ['POST', loginPath],
    ['PUT', '/robots.txt'],
    ['GET', '/api/v1.0/email/send-form'],
  ])('%s %s is not allowed', async (method, urlPath) => {
    const [response, ofServer] = await Promise.all([
      ask(urlPath, { method }),
      askServer(urlPath, { method }),
    ]);
    expect([response.status, response.headers.get('allow')]).toEqual([
      405,
      ofServer.headers.get('allow'),
    ]);
  });

  test('workerd ends with the command that serves it', async () => {
    const script = `import { serveEdge } from './tools/edge.js';
await serveEdge(${JSON.stringify(path.join(folder, 'export-edge'))}, process.env);`;
    const command = await start(
      ['--input-type=module', '--eval', script],
      { PORT: '0' },
      /workerd serves it on http:\/\/127\.0\.0\.1:(\d+)/,
    );
    expect((await fetch(`${command.origin}/en`)).status).toBe(200);
    await command.stop();
    await expect(fetch(`${command.origin}/en`)).rejects.toThrow();
  });

  describe('in a country that is not served', () => {
    const headers = { 'cf-ipcountry': refusedCountry };

    test.each(languageCodes)(
      'pages in %s do not lead to the portal, which answers 451',
      async (language) => {
        const title = wordsIn(language)('shell')('notServed.title');
        const pages = routeNames.map((name) => pagePath(language, name, defaultLanguage));
        const views = [
          `${pagePath(language, 'accountSpecs', defaultLanguage)}/premium/metal`,
          `${pagePath(language, 'calculators', defaultLanguage)}/margin`,
        ];
        for (const urlPath of [...pages, ...views]) {
          const response = await ask(urlPath, { headers });
          const html = await response.text();
          expect(html, urlPath).toContain(title);
          expect(html, urlPath).not.toMatch(portalUrls);
          // The files of the export, because there is no server that would read a query string.
          expect(html, urlPath).not.toMatch(/href="[^"]*\?(?:tier|product|page|calculator)=/);
          expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
        }
        const prefix = language === defaultLanguage ? '' : `/${language}`;
        for (const portalPath of [loginPath, signupPath]) {
          const refusal = await ask(prefix + portalPath, { headers });
          expect(refusal.status).toBe(451);
          expect(refusal.headers.get('link')).toContain('rel="blocked-by"');
          expect(refusal.headers.get('cache-control')).toBe('no-store');
          expect(await refusal.text()).toContain(title);
        }
        const unknown = await ask(`${prefix}/nothing`, { headers });
        expect(unknown.status).toBe(404);
        expect(await unknown.text()).toContain(title);
      },
    );

    test('the password’s and the stand-ins’ paths answer 451, too, and nothing is carried', async () => {
      for (const urlPath of ['/.well-known/change-password', '/portal/login', '/portal/register'])
        expect((await ask(urlPath, { headers })).status).toBe(451);
      expect(await (await ask(linkParametersPath, { headers })).json()).toMatchObject({
        days: 0,
        portalLinks: [],
      });
      expect((await ask('/robots.txt', { headers })).status).toBe(200);
    });

    test('the search finds what the pages for them say', async () => {
      for (const language of languageCodes) {
        const urlPath = searchTextsPath(language);
        const bytes = await (await ask(urlPath, { headers })).bytes();
        const invitation = wordsIn(language)('home')('close.title');
        const textsOf = (piece: Uint8Array<ArrayBuffer>): string =>
          JSON.stringify(decodePiece(piece.buffer, language));
        const inExport = new Uint8Array(readFileSync(path.join(exported, urlPath)));
        expect(textsOf(inExport)).toContain(invitation);
        expect(textsOf(bytes)).not.toContain(invitation);
        expect(textsOf(bytes)).toContain(wordsIn(language)('home')('payments.title'));
      }
    });

    test('what the platform itself states counts more than a header, which a visitor may send', async () => {
      const stating = (country: string, header: string): Promise<Response> =>
        ask(loginPath, {
          headers: { 'CF-Blob': JSON.stringify({ country }), 'cf-ipcountry': header },
        });
      expect((await stating(refusedCountry, 'ZZ')).status).toBe(451);
      expect((await stating('ZZ', refusedCountry)).status).toBe(302);
    });
  });
});

/** workerd closes the connection of a form that it refused unread: the next request must not be on it. */
const onItsOwn = { connection: 'close' };

/** A form as a browser posts it without JavaScript. */
const post = (
  values: Record<string, string>,
  {
    language = 'en',
    headers = anotherVisitor(),
  }: { language?: string; headers?: Record<string, string> } = {},
): Promise<Response> =>
  ask(language === defaultLanguage ? '/contact' : `/${language}/contact`, {
    method: 'POST',
    headers: { ...headers, ...onItsOwn },
    body: new URLSearchParams(values),
  });

/** A form as the browser's script sends it. */
async function send(
  values: Record<string, string>,
  headers: Record<string, string> = anotherVisitor(),
): Promise<Response> {
  // In one piece: the connection may be closed before the next.
  const form = new Response(formOf({ ...goodIds, ...values }));
  const type = form.headers.get('content-type') ?? '';
  return ask('/api/v1.0/email/send-form', {
    method: 'POST',
    headers: { ...headers, ...onItsOwn, 'content-type': type },
    body: await form.bytes(),
  });
}

/** The messages with this subject that a replica of the server would deliver now. */
async function stored(subject: string): Promise<object[]> {
  const messages = (await store?.outbox.list('waiting')) ?? [];
  return messages
    .filter((message) => message.subject === subject && message.nextAttemptAt <= new Date())
    .map(({ name, phone, email, message }) => ({ name, phone, email, message }));
}
const goodMessage = {
  name: goodValues['contact-name'],
  phone: goodValues['contact-phone'],
  email: goodValues['contact-email'],
  message: goodValues['contact-message'],
};

describe.skipIf(!hasRuntime || !postgresPrograms)('a contact message on the edge', () => {
  test('that a script sends is stored where a replica finds it', async () => {
    const values = { ...goodValues, subject: 'By a script' };
    const response = await send(values);
    expect([response.status, await response.text()]).toEqual([200, 'OK']);
    expect(await stored('By a script')).toEqual([goodMessage]);
    // Sent again, it is not stored again.
    expect((await send(values)).status).toBe(200);
    expect(await stored('By a script')).toHaveLength(1);
  });

  test.each(languageCodes)(
    'that is posted without JavaScript in %s is stored, and the page says so',
    async (language) => {
      const subject = `Without JavaScript in ${language}`;
      const response = await post({ ...goodValues, subject }, { language });
      expect(response.status).toBe(200);
      expect(unmarked(await response.text())).toContain(wordsIn(language)('contact')('form.sent'));
      expect(await stored(subject)).toEqual([goodMessage]);
    },
  );

  test('that is refused gets the server’s page, with what the visitor wrote', async () => {
    const values = { ...goodValues, 'contact-email': 'no address', subject: '<b>"Fees"</b>' };
    const init = { method: 'POST', body: new URLSearchParams(values) };
    const [response, ofServer] = await Promise.all([
      ask('/ar/contact', { ...init, headers: anotherVisitor() }),
      askServer('/ar/contact', init),
    ]);
    expect(response.status).toBe(400);
    expect(headersOf(response)).toEqual(headersOf(ofServer));
    const html = await response.text();
    expect(html).toBe(await ofServer.text());
    expect(html).toContain('&lt;b&gt;&quot;Fees&quot;&lt;/b&gt;');
    expect(html).toContain('no address');
  });

  test('of those who are not served is stored, too, and its page has no portal', async () => {
    const headers = { ...anotherVisitor(), 'cf-ipcountry': refusedCountry };
    const response = await post({ ...goodValues, subject: 'From afar' }, { headers });
    expect(response.status).toBe(200);
    expect(await response.text()).not.toMatch(portalUrls);
    expect(await stored('From afar')).toHaveLength(1);
  });

  test('with a stamp from a moment ago is refused, with an older one accepted, from another network not', async () => {
    const headers = anotherVisitor();
    const fresh = await (await ask(formTokenPath, { headers })).text();
    expect(
      (await send({ ...goodValues, subject: 'Too soon', [formTokenField]: fresh }, headers)).status,
    ).toBe(403);
    const tokens = createFormTokens(await store!.keys.get('time stamps'));
    const tenSecondsAgo = new Date(Date.now() - 10_000);
    const visitor = anotherVisitor();
    const network = networkOf(visitor['cf-connecting-ip'] ?? '');
    const token = tokens.issue(tenSecondsAgo, network);
    const subject = 'In good time';
    expect((await send({ ...goodValues, subject, [formTokenField]: token }, visitor)).status).toBe(
      200,
    );
    expect(await stored(subject)).toHaveLength(1);
    expect(
      (await send({ ...goodValues, subject: 'Forged', [formTokenField]: `${token}x` })).status,
    ).toBe(403);
    expect(await stored('Too soon')).toEqual([]);
    expect(await stored('Forged')).toEqual([]);
  });

  test('is limited to one request a second from an address', async () => {
    const headers = anotherVisitor();
    const responses = await Promise.all(Array.from({ length: 5 }, () => send({}, headers)));
    const limited = responses.filter(({ status }) => status === 429);
    expect(limited.length).toBeGreaterThan(0);
    expect(limited.length).toBeLessThan(5);
    expect(limited.map((response) => response.headers.get('retry-after'))).toContain('1');
  });

  test('is limited, in Postgres, by network', async () => {
    const neighbour = (last: number) => ({ 'cf-connecting-ip': `203.0.113.${last}` });
    const statuses = [];
    for (const last of [1, 2, 3]) {
      const values = { ...goodValues, subject: `Neighbour ${last}` };
      statuses.push((await send(values, neighbour(last))).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
    expect(await stored('Neighbour 3')).toEqual([]);
    const values = { ...goodValues, subject: 'Neighbour 4' };
    const page = await post(values, { headers: neighbour(4) });
    expect(page.status).toBe(429);
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(3000);
    expect(await page.text()).toContain(goodValues['contact-message']);
  });

  test('is not confirmed while Postgres is away, keeps its words, and is stored when it is back', async () => {
    await bridge!.close();
    const values = { ...goodValues, subject: 'In the dark' };
    const page = await post(values);
    expect(page.status).toBe(503);
    expect(await page.text()).toContain(goodValues['contact-message']);
    expect((await send(values)).status).toBe(503);
    expect((await ask('/en/contact')).status).toBe(200);
    expect(worker.errors()).toContain('The outbox of contact messages does not respond');
    expect(worker.errors()).not.toContain(goodValues['contact-name']);
    await bridge!.open();
    expect((await send(values)).status).toBe(200);
    expect(await stored('In the dark')).toEqual([goodMessage]);
  });
});

import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { contentApiSuite } from '../content/content-api-suite.ts';
import { freePort } from '../harness/free-port.ts';
import type { Environment, Running } from '../harness/server-process.ts';
import { startMailbox } from '../mail/smtp-server.ts';
import {
  asPerson,
  clientOf,
  cmsCommand,
  cmsFolder,
  password,
  startCms,
  type Call,
  type Json,
} from './harness.ts';

const { folder, remove } = cmsFolder();
const siteSecret = 'what-the-site-knows';
let siteCalls = 0;
let site: Server;
let environment: Environment;
let cms: Running;
let nobody: Call;
let administrator: Call;
let editor: Call;

beforeAll(async () => {
  site = createServer((request, response) => {
    if (
      request.url === '/api/content-changed' &&
      request.headers.authorization === `Bearer ${siteSecret}`
    )
      siteCalls++;
    response.writeHead(202).end();
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  environment = {
    CMS_DATA_FOLDER: folder,
    SITE_URL: `http://127.0.0.1:${(site.address() as AddressInfo).port}`,
    CONTENT_CHANGED_SECRET: siteSecret,
  };
  const made = await cmsCommand(
    environment,
    ['create-administrator', '--email', 'chief@example.com'],
    `${password}\n`,
  );
  expect(made).toMatchObject({ code: 0, output: 'chief@example.com is an administrator\n' });
  cms = await startCms(environment);
  nobody = clientOf(cms.origin);
  administrator = await asPerson(cms.origin, 'chief@example.com');
  const hired = await administrator('POST', '/users', {
    email: 'editor@example.com',
    password,
    role: 'editor',
  });
  expect(hired.status).toBe(201);
  editor = await asPerson(cms.origin, 'editor@example.com');
});
afterAll(async () => {
  await cms?.stop();
  site?.close();
  remove();
});

contentApiSuite({
  name: 'the running CMS',
  open: () => ({ base: cms.origin }),
  holds: {
    accountTitles: ['Standard Account', 'Premium Account', 'Elite Account'],
    chineseTitles: ['标准账户', '高级账户', '精英账户'],
    specs: { standard: 211, premium: 211, elite: 211 },
  },
});

const get = (path: string) => nobody('GET', path);

describe('the content API', () => {
  test('account types carry figures; a language has only the rows written in it', async () => {
    const [standard, , elite] = (await get('/api/account-types?locale=zh')).body.data;
    expect(standard).toMatchObject({ Title: '标准账户', MinDeposit: null, locale: 'zh' });
    // The site sorts by it.
    expect(standard.createdAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(elite).toMatchObject({
      MinDepositUsd: 10_000,
      CommissionProducts: ['Forex', 'Metal'],
      TypicalSpreads: expect.arrayContaining([
        expect.objectContaining({ symbol: 'EURUSD', spread: 0.1 }),
      ]),
    });
  });

  test('unsupported parameters that would change the response are rejected, not ignored', async () => {
    for (const queryString of ['filters[symbol][$eq]=EURUSD', 'fields[0]=symbol', '_q=gold']) {
      expect((await get(`/api/standard-account-specs?${queryString}`)).status).toBe(400);
    }
    expect((await get('/api/standard-account-specs?populate=*&_=123')).status).toBe(200);
  });
});

describe('permissions', () => {
  test('without a login only the content API’s endpoints respond', async () => {
    for (const path of [
      '/rest/account-types',
      '/rest/account-types?draft=true',
      '/rest/account-types/versions',
      '/rest/users',
      '/rest/readers',
      '/rest/site-notices',
      '/rest/articles',
      '/rest/campaigns',
      '/rest/globals/company',
      '/rest/pictures',
      '/rest/standard-account-specs/csv',
      '/rest/payload-migrations',
    ]) {
      // 501: that kind of login does not exist.
      expect([401, 403, 501], path).toContain((await get(path)).status);
    }
    for (const path of ['/rest/account-types', '/rest/users', '/rest/standard-account-specs/csv']) {
      expect([400, 401, 403], path).toContain((await nobody('POST', path, {})).status);
    }
  });

  test('nobody can register as the first user or get a password by email', async () => {
    for (const way of ['first-register', 'forgot-password', 'reset-password']) {
      const thief = { email: 'thief@example.com', password, token: 'x' };
      expect((await nobody('POST', `/rest/users/${way}`, thief)).status, way).toBe(403);
    }
  });

  test('an editor can change content and their own account, nothing else', async () => {
    expect((await editor('GET', '/account-types')).body.totalDocs).toBe(3);
    const { docs } = (await editor('GET', '/users')).body;
    expect(docs).toMatchObject([{ email: 'editor@example.com' }]);
    const other = { email: 'x@example.com', password, role: 'administrator' };
    expect((await editor('POST', '/users', other)).status).toBe(403);
    expect((await editor('GET', '/readers')).status).toBe(403);
    const { user } = (await editor('GET', '/users/me')).body;
    await editor('PATCH', `/users/${user.id}`, { role: 'administrator', name: 'Ed' });
    expect((await administrator('GET', `/users/${user.id}`)).body).toMatchObject({
      role: 'editor',
      name: 'Ed',
    });
    const chief = (await administrator('GET', '/users/me')).body.user.id as number;
    expect((await editor('PATCH', `/users/${chief}`, { name: 'x' })).status).toBe(403);
    expect((await editor('DELETE', `/users/${chief}`)).status).toBe(403);
  });

  test('an author saves drafts, and publishes, withdraws, deletes and imports nothing', async () => {
    const email = 'author@example.com';
    await administrator('POST', '/users', { email, password, role: 'author' });
    const author = await asPerson(cms.origin, email);
    const id = (await author('GET', '/account-types')).body.docs[0].id as number;
    const row = `/account-types/${id}`;
    const save = async (query: string, data: object) =>
      (await author('PATCH', `${row}?${query}`, data)).status;
    const before = (await get('/api/account-types')).body;
    expect(await save('draft=true&locale=en', { MinDepositUsd: 55, _status: 'draft' })).toBe(200);
    const { docs } = (
      await author('GET', `${row.replace(/\d+$/, 'versions')}?where[parent][equals]=${id}&sort=-id`)
    ).body;
    expect(docs[0].version).toMatchObject({ MinDepositUsd: 55, changedBy: email });
    expect(await save('draft=true', { _status: 'published' })).toBe(403);
    expect(await save('', { MinDepositUsd: 66 })).toBe(403);
    expect(await save('', { _status: 'draft' })).toBe(403);
    const others = [
      ['POST', '/account-types', { Title: 'Ours', _status: 'published' }],
      ['POST', `/account-types/versions/${docs.at(-1).id}`, {}],
      ['DELETE', row, undefined],
      ['POST', '/standard-account-specs/csv?dryRun=true', 'symbol'],
      ['POST', '/globals/company', { phone: '+1 555 0100' }],
      [
        'POST',
        '/words/page/home',
        { changes: [{ key: 'home:hero.lead', language: 'en', text: 'Ours.' }], publish: true },
      ],
    ] as const;
    for (const [method, path, body] of others)
      expect((await author(method, path, body)).status, `${method} ${path}`).toBe(403);
    expect((await get('/api/account-types')).body).toEqual(before);
    expect((await get('/api/words')).body.data).toEqual([]);
  });

  test('with an SMTP server a new person is invited by mail, and chooses a password by its link once', async () => {
    const mailbox = await startMailbox(onTestFinished);
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const mailing = await startCms({
      ...environment,
      SMTP_URL: mailbox.url,
      MAIL_FROM: 'CMS <cms@broker.example>',
      CMS_PORT: String(port),
      CMS_ORIGIN: origin,
    });
    onTestFinished(() => mailing.stop());
    const chief = await asPerson(mailing.origin, 'chief@example.com');
    const email = 'new@example.com';
    expect((await chief('POST', '/users', { email, password, role: 'author' })).status).toBe(201);
    const call = clientOf(mailing.origin);
    await call('POST', '/rest/users/forgot-password', { email });
    await call('POST', '/rest/users/forgot-password', { email: 'stranger@example.com' });
    expect(mailbox.mails.map(({ from, to }) => [from?.address, to?.[0]?.address])).toEqual([
      ['cms@broker.example', email],
      ['cms@broker.example', email],
    ]);
    const tokens = mailbox.mails.map(
      ({ text = '', html = '' }) =>
        (text + html).split(`${origin}/admin/reset/`)[1]?.match(/^\w+/)?.[0],
    );
    const choose = (token: string | undefined, chosen: string) =>
      call('POST', '/rest/users/reset-password', { token, password: chosen });
    // A newer link replaces an earlier one.
    expect((await choose(tokens[0], 'a password of their own')).status).toBe(403);
    expect((await choose(tokens[1], 'short')).status).toBe(400);
    expect((await choose(tokens[1], 'a password of their own')).status).toBe(200);
    expect((await choose(tokens[1], 'another of their own')).status).toBe(403);
    const login = { email, password: 'a password of their own' };
    expect((await call('POST', '/rest/users/login', login)).status).toBe(200);
  });

  test('a new password ends sessions opened with the old one', async () => {
    const email = 'leaver@example.com';
    await administrator('POST', '/users', { email, password, role: 'editor' });
    const leaver = await asPerson(cms.origin, email);
    expect((await leaver('GET', '/account-types')).status).toBe(200);
    const change = ['set-password', '--email', email];
    expect(await cmsCommand(environment, change, 'another long password')).toEqual({
      code: 0,
      output: `${email} has a new password\n`,
      errors: '',
    });
    expect((await leaver('GET', '/account-types')).status).toBe(403);
    expect((await nobody('POST', '/rest/users/login', { email, password })).status).toBe(401);
  });

  test('nobody deletes or demotes themselves: one administrator always remains', async () => {
    const own = `/users/${(await administrator('GET', '/users/me')).body.user.id}`;
    expect((await administrator('DELETE', own)).status).toBe(403);
    await administrator('PATCH', own, { role: 'editor' });
    expect((await administrator('GET', own)).body.role).toBe('administrator');
    const second = { email: 'second@example.com', password, role: 'administrator' };
    const { body } = await administrator('POST', '/users', second);
    const other = `/users/${body.doc.id}`;
    expect((await administrator('PATCH', other, { role: 'editor' })).body.doc.role).toBe('editor');
    expect((await administrator('DELETE', other)).status).toBe(200);
  });

  test('a reader token grants access to the content API until it is revoked; a wrong one is rejected', async () => {
    const key = 'b7c1f2f0-1111-4222-8333-444455556666';
    const { body } = await administrator('POST', '/readers', {
      name: 'The site',
      enableAPIKey: true,
      apiKey: key,
    });
    const listWith = (token: string) =>
      clientOf(cms.origin, { authorization: `Bearer ${token}` })('GET', '/api/account-types');
    expect((await listWith(key)).status).toBe(200);
    const refused = { status: 401, body: { data: null, error: { name: 'UnauthorizedError' } } };
    expect(await listWith('nonsense')).toMatchObject(refused);
    // The key is a reader's: the admin's own interface is closed to it.
    const reader = clientOf(cms.origin, { authorization: `readers API-Key ${key}` });
    expect((await reader('GET', '/rest/account-types')).status).toBe(403);
    expect((await administrator('DELETE', `/readers/${body.doc.id}`)).status).toBe(200);
    expect(await listWith(key)).toMatchObject(refused);
  });
});

describe('publishing', () => {
  const premium = async (): Promise<Json> =>
    (await get('/api/account-types')).body.data.find(
      ({ documentId }: Json) => documentId === 'premium',
    );

  test('a draft is visible only to logged-in users until it is published; then the site is notified', async () => {
    const { id } = await premium();
    const before = siteCalls;
    const draft = await editor('PATCH', `/account-types/${id}?draft=true&locale=en`, {
      MinDepositUsd: 7777,
      _status: 'draft',
    });
    expect(draft.status).toBe(200);
    expect((await editor('GET', `/account-types/${id}?draft=true`)).body.MinDepositUsd).toBe(7777);
    expect(await premium()).toMatchObject({ MinDepositUsd: 1000 });
    expect((await get('/api/account-types?status=draft')).status).toBe(403);
    const previewing = clientOf(cms.origin, { authorization: `Bearer ${siteSecret}` });
    const { body: drafts } = await previewing('GET', '/api/account-types?status=draft');
    expect(drafts.data.map(({ MinDepositUsd }: Json) => MinDepositUsd)).toContain(7777);
    await editor('PATCH', `/account-types/${id}?locale=en`, {
      MinDepositUsd: 7777,
      _status: 'published',
    });
    expect(await premium()).toMatchObject({ MinDepositUsd: 7777 });
    await expect.poll(() => siteCalls).toBeGreaterThan(before);
  });

  test('texts of a page are saved together or not at all, and an emptied one is the default again', async () => {
    const save = (texts: Record<string, string>, publish = true) =>
      editor('POST', '/words/page/home', {
        changes: Object.entries(texts).map(([key, text]) => ({ key, language: 'en', text })),
        publish,
      });
    const served = async (): Promise<object[]> =>
      (await get('/api/words')).body.data.map(({ key, language, text }: Json) => [
        key,
        language,
        text,
      ]);
    const [lead, note] = ['home:hero.lead', 'home:hero.note'];
    const refused = await save({ [lead]: 'A new lead.', [note]: 'Leverage of 500.' });
    expect([refused.status, refused.body.problems]).toEqual([
      422,
      [{ key: note, language: 'en', problem: expect.stringContaining('500') }],
    ]);
    expect((await save({ [lead]: 'A draft.' }, false)).status).toBe(200);
    expect(await served()).toEqual([]);
    const before = siteCalls;
    expect((await save({ [lead]: 'A new lead.', [note]: 'x'.repeat(20) })).status).toBe(200);
    expect(await served()).toEqual([
      [lead, 'en', 'A new lead.'],
      [note, 'en', 'x'.repeat(20)],
    ]);
    await expect.poll(() => siteCalls).toBeGreaterThan(before);
    await save({ [note]: '' });
    expect(await served()).toContainEqual([note, 'en', '']);

    const database = new DatabaseSync(join(folder, 'cms.db'));
    database.exec("UPDATE _words_v SET version_based_on = 'An earlier default'");
    database.close();
    const { body: page } = await editor('GET', '/words/page/home');
    expect(page.edited[lead].en).toMatchObject({
      text: 'A new lead.',
      formerDefault: 'An earlier default',
      changedBy: 'Ed',
    });
    expect((await nobody('GET', '/rest/words/page/home')).status).toBe(403);
    expect((await nobody('GET', '/rest/preview?page=home&language=en')).status).toBe(403);
  });

  test('a withdrawn row is not served until it is published again', async () => {
    const titles = async (): Promise<string[]> =>
      (await get('/api/account-types')).body.data.map(({ Title }: Json) => Title);
    const { id } = await premium();
    await editor('PATCH', `/account-types/${id}`, { _status: 'draft' });
    expect(await titles()).toEqual(['Standard Account', 'Elite Account']);
    await editor('PATCH', `/account-types/${id}`, { _status: 'published' });
    expect(await titles()).toHaveLength(3);
  });

  test('a funding method says how long the payments take for which it can be used', async () => {
    const method = {
      documentId: 'voucher',
      name: 'Voucher',
      minimum: '$20',
      fee: 'None',
      depositTime: 'at once',
      currencies: 'USD',
      _status: 'published',
    };
    const create = (direction: string) =>
      editor('POST', '/funding-methods?locale=en', { ...method, direction });
    expect((await create('both')).status).toBe(400);
    const { status, body } = await create('deposit');
    expect(status).toBe(201);
    await editor('DELETE', `/funding-methods/${body.doc.id}`);
  });

  test('notices are served in the languages that have them, once they are published', async () => {
    const served = async (locale: string): Promise<Json> =>
      (await get(`/api/site-notices?locale=${locale}`)).body.data;
    expect(await served('en')).toEqual([]);
    const notice = { text: 'Gold week', buttonText: 'See gold', buttonLink: '/products-metals' };
    const pages = { pages: 'chosen', paths: ['/about'] };
    const create = (fields: object) =>
      editor('POST', '/site-notices?locale=en', { ...notice, ...pages, ...fields });
    expect((await create({ buttonLink: 'javascript:alert(1)' })).status).toBe(400);
    const { body } = await create({ _status: 'published' });
    expect(await served('en')).toMatchObject([{ ...notice, pages: ['/about'] }]);
    expect(await served('zh')).toEqual([]);
    const inChinese = { text: '黄金周', _status: 'published' };
    await editor('PATCH', `/site-notices/${body.doc.id}?locale=zh`, inChinese);
    expect(await served('zh')).toMatchObject([{ text: '黄金周', buttonText: null }]);
  });
});

describe('articles and pictures', () => {
  const upload = async (name: string, type: string, bytes: Buffer, alt: object): Promise<Json> => {
    const { body: login } = await nobody('POST', '/rest/users/login', {
      email: 'editor@example.com',
      password,
    });
    const form = new FormData();
    form.set('file', new File([Uint8Array.from(bytes)], name, { type }));
    form.set('_payload', JSON.stringify({ alt }));
    const headers = { authorization: `JWT ${login.token}` };
    const url = `${cms.origin}/rest/pictures`;
    const response = await fetch(url, { method: 'POST', headers, body: form });
    return { status: response.status, body: await response.json() };
  };
  const alt = { en: 'The mark', zh: '标志', ar: 'الشعار' };
  const png = readFileSync('site/assets/share/metals.en.png');

  test('a file that lies about its type, or a picture that a language does not describe, is refused with the reason', async () => {
    const script = Buffer.from('<html><script>alert(1)</script></html>');
    const lying = await upload('chart.png', 'image/png', script, alt);
    expect([lying.status, JSON.stringify(lying.body)]).toEqual([
      400,
      expect.stringMatching(/file/i),
    ]);
    const undescribed = await upload('mark.png', 'image/png', png, { en: 'The mark' });
    expect([undescribed.status, JSON.stringify(undescribed.body)]).toEqual([
      400,
      expect.stringContaining('alt.zh'),
    ]);
  });

  test('an article is served in the languages that have it, with the sizes of its picture', async () => {
    const { body: picture } = await upload('mark.png', 'image/png', png, alt);
    const article = {
      title: 'Gold',
      body: '**Up**\n\n![](1)',
      slug: 'gold',
      date: '2026-05-30T12:00:00.000Z',
      picture: picture.doc.id,
      pictures: [picture.doc.id],
      _status: 'published',
    };
    const create = (fields: object) =>
      editor('POST', '/articles?locale=en', { ...article, ...fields });
    expect((await create({ slug: 'Gold & oil' })).status).toBe(400);
    expect((await create({ body: '' })).status).toBe(400);
    const { status, body } = await create({});
    expect(status).toBe(201);
    expect((await create({})).status).toBe(400);
    const [row] = (await get('/api/articles?locale=en')).body.data;
    const shown = { alt: 'The mark', files: expect.any(Array) };
    expect(row).toMatchObject({ title: 'Gold', slug: 'gold', picture: shown, pictures: [shown] });
    expect((await get('/api/articles?locale=zh')).body.data).toEqual([]);
    const types = row.picture.files.map(async ({ url }: Json) =>
      (await fetch(cms.origin + url)).headers.get('content-type'),
    );
    expect(new Set(await Promise.all(types))).toEqual(
      new Set(['image/avif', 'image/webp', 'image/jpeg']),
    );
    expect((await get('/api/picture-files/..%2Fcms.db')).status).toBe(404);

    // Neither a text that shows what is not there, nor a picture that goes away below a text, reaches visitors.
    const change = (locale: string, fields: object) =>
      editor('PATCH', `/articles/${body.doc.id}?locale=${locale}`, {
        ...fields,
        _status: 'published',
      });
    const chinese = await change('zh', { title: '黄金', body: '![](2)' });
    expect([chinese.status, JSON.stringify(chinese.body)]).toEqual([
      400,
      expect.stringMatching(/\(中文\) shows picture 2.*"path":"body"/),
    ]);
    const emptied = await change('ar', { pictures: [] });
    expect(JSON.stringify(emptied.body)).toContain('(English) shows picture 1');
    const deleted = await editor('DELETE', `/pictures/${picture.doc.id}`);
    expect([deleted.status, JSON.stringify(deleted.body)]).toEqual([
      409,
      expect.stringContaining('“gold” shows this picture'),
    ]);
    expect((await get('/api/articles?locale=en')).body.data[0].pictures).toHaveLength(1);
    await editor('DELETE', `/articles/${body.doc.id}`);
    expect((await editor('DELETE', `/pictures/${picture.doc.id}`)).status).toBe(200);
  });
});

describe('specifications as a file', () => {
  const list = '/standard-account-specs/csv';
  const header =
    'symbol,contractSize,leverage,tradingHours,dailyBreakTime,futureExpiryDate,products';
  const total = async (): Promise<number> =>
    (await get('/api/standard-account-specs')).body.meta.pagination.total;

  test('importing an exported file changes nothing', async () => {
    const { body } = await editor('GET', list);
    expect(body.split('\r\n')).toHaveLength(1 + 211 + 1);
    expect(await editor('POST', list, body)).toEqual({
      status: 200,
      body: { kind: 'imported', created: 0, updated: 0, unchanged: 211, removed: 0 },
    });
  });

  test('a dry run reports the changes; the import applies them all at once, publishes, and notifies the site once', async () => {
    const before = siteCalls;
    const file = [
      header,
      'NEWONE,1,1:5,24/7,,,Stocks',
      'EURUSD,"200,000",1:400,24/7,N/A,N/A,Forex|Metal',
    ].join('\n');
    const changes = { created: 1, updated: 1, unchanged: 0, removed: 0 };
    expect((await editor('POST', `${list}?dryRun=true`, file)).body).toEqual({
      kind: 'checked',
      ...changes,
    });
    expect(await total()).toBe(211);
    expect((await editor('POST', list, file)).body).toEqual({ kind: 'imported', ...changes });
    const rows = (await get('/api/standard-account-specs')).body.data;
    expect(rows[0]).toMatchObject({
      symbol: 'EURUSD',
      contractSize: '200,000',
      leverage: '1:400',
      products: ['Forex', 'Metal', 'Standard'],
    });
    await expect.poll(() => siteCalls).toBeGreaterThan(before);

    // As if done in the admin: the list shows it, and the version history holds the previous state.
    const specs = '/standard-account-specs';
    const listed = (await editor('GET', `${specs}?draft=true&where[symbol][equals]=NEWONE`)).body
      .docs;
    expect(listed).toMatchObject([
      { symbol: 'NEWONE', products: ['Stocks'], _status: 'published' },
    ]);
    const history = `${specs}/versions?where[parent][equals]=${rows[0].id}&sort=-id`;
    const versions = (await editor('GET', history)).body.docs;
    const { user } = (await editor('GET', '/users/me')).body;
    const author = user.name ?? user.email;
    expect(
      versions.map(({ version, latest }: Json) => [
        version.contractSize,
        latest,
        version.changedBy,
      ]),
    ).toEqual([
      ['200,000', true, author],
      ['100,000', expect.toBeOneOf([false, undefined, null]), null],
    ]);
    const row = `${specs}/${listed[0].id}`;
    const change = { leverage: '1:7', _status: 'published', changedBy: 'somebody else' };
    expect((await editor('PATCH', row, change)).body.doc.changedBy).toBe(author);
    expect((await editor('PATCH', row, { leverage: '7' })).status).toBe(400);
  });

  test('an import that fails in the middle changes nothing', async () => {
    const database = new DatabaseSync(join(folder, 'cms.db'));
    onTestFinished(() => database.close());
    database.exec(`CREATE TRIGGER full BEFORE INSERT ON premium_account_specs WHEN NEW.symbol = 'LAST'
      BEGIN SELECT RAISE(ABORT, 'no space'); END`);
    const rows =
      'EURUSD,1,1:5,24/7,,,,Forex\nFIRST,1,1:5,24/7,,,,Stocks\nLAST,1,1:5,24/7,,,,Stocks';
    const file = `${header.replace('products', 'timeZone,products')}\n${rows}`;
    const premium = '/premium-account-specs/csv';
    const { body: before } = await editor('GET', premium);
    expect((await editor('POST', premium, file)).status).toBe(500);
    expect((await editor('GET', premium)).body).toBe(before);
    database.exec('DROP TRIGGER full');
    expect((await editor('POST', premium, file)).body).toMatchObject({ created: 2, updated: 1 });
  });

  test('200 rows replace the list: all of them and none of the old ones are served', async () => {
    const rows = Array.from({ length: 200 }, (_, index) => `SYM${index},1,1:5,24/7,,,Stocks`);
    const file = [header, ...rows].join('\r\n');
    const elite = '/elite-account-specs/csv?removeMissing=true';
    const imported = { kind: 'imported', created: 0, updated: 0, unchanged: 0, removed: 0 };
    expect((await editor('POST', elite, file)).body).toEqual({
      ...imported,
      created: 200,
      removed: 211,
    });
    const { data } = (await get('/api/elite-account-specs')).body;
    expect(data).toHaveLength(200);
    expect(data.at(-1)).toMatchObject({
      symbol: 'SYM199',
      products: ['Stocks', 'Elite'],
    });
    expect((await editor('POST', elite, file.replaceAll('1:5', '1:6'))).body).toEqual({
      ...imported,
      updated: 200,
    });
    const versions = '/elite-account-specs/versions?limit=1&where[version.symbol][equals]=EURUSD';
    expect((await editor('GET', versions)).body.totalDocs).toBe(0);
  });
});

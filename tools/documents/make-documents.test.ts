import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DocumentFacts } from '../../core/domain/document.ts';
import { TEMPLATE_NOTICE } from './document-pages.tsx';
import { makeDocuments } from './make-documents.tsx';

const SOURCES = join(import.meta.dirname, '../../content/documents');

// Not the site's own register: these values are odd on purpose, to detect numbers typed into a text.
const claims = {
  instrumentsHome: '1,111+',
  instrumentsAccounts: '6,666+',
  insurance: 'US$2,222,222',
  demoBalance: 'US$111,111',
  leverageForexMetals: '1:555',
  leverageIndices: '1:222',
  fundingDays: '33',
  ibShare: '66%',
  stopOut: '55%',
  mt5Indicators: '388+',
  mt5Timeframes: '211',
  mt5PendingOrders: '66',
  marginCall: '155%',
  rollover: '01:11',
  tripleSwapNight: 'Sunday',
  complaintAcknowledged: '77',
  complaintDecision: '44 days',
  ibStatement: '8 months',
  ibNotice: '9 months',
  ibRecords: '11 years',
  dormancy: '13 months',
};

/** The numbers that the site shows, which no source text may contain. */
const PUBLISHED_NUMBERS = [
  '1,000',
  '6,000',
  '2,000,000',
  '100,000',
  '1:500',
  '1:200',
  '30',
  '60%',
  '50%',
  '38',
  '21',
];

const brand = {
  name: 'Example Markets',
  company: 'Example Markets Ltd',
  registrationNumber: '2020-12345',
  country: 'Erewhon',
  address: '1 Example Street, Castries, Saint Lucia',
  countriesNotServed: 'Atlantis and Lilliput',
  anyCountryNotServed: 'Atlantis or Lilliput',
  supportEmail: 'help_desk@example.com',
  partnersEmail: 'partner_desk@example.com',
};
const retention = '222 days';

const LEGAL = [
  'client-agreement',
  'funding-agreement',
  'ib-agreement',
  'privacy-policy',
  'swap-free-agreement',
];
const MANUALS = ['mt5-manual-mac', 'mt5-manual-windows'];

let folder: string;
let facts: DocumentFacts[];
const pagesOf = new Map<string, string[]>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'documents-'));
  facts = await makeDocuments({
    sourceFolder: SOURCES,
    outFolder: join(folder, 'first'),
    claims,
    brand,
    retention,
  });
  for (const { id, file } of facts) {
    const { text } = await extractText(await open(file));
    pagesOf.set(
      id,
      text.map((page) => page.replaceAll(/\s+/gu, ' ')),
    );
  }
}, 30_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

const open = async (file: string) =>
  getDocumentProxy(new Uint8Array(await readFile(join(folder, 'first', file))));
const textOf = (id: string) => pagesOf.get(id)?.join(' ') ?? '';

/** A folder with one of the sources, changed. */
async function sourceWith(name: string, change: (text: string) => string): Promise<string> {
  const sourceFolder = await mkdtemp(join(folder, 'source-'));
  const text = await readFile(join(SOURCES, name), 'utf8');
  await writeFile(join(sourceFolder, name), change(text));
  return sourceFolder;
}

const makeWith = async (name: string, change: (text: string) => string) =>
  makeDocuments({
    sourceFolder: await sourceWith(name, change),
    outFolder: join(folder, 'refused'),
    claims,
    brand,
    retention,
  });

test('all seven documents are made, and documents.json equals the returned facts', async () => {
  expect(facts.map(({ id }) => id)).toEqual([...LEGAL, ...MANUALS].toSorted());
  expect(facts.filter(({ kind }) => kind === 'legal').map(({ id }) => id)).toEqual(LEGAL);
  expect(JSON.parse(await readFile(join(folder, 'first/documents.json'), 'utf8'))).toEqual(facts);
});

test.each([...LEGAL, ...MANUALS])('%s has its pages, its size and its date', async (id) => {
  const fact = facts.find((one) => one.id === id);
  const bytes = await readFile(join(folder, 'first', `${id}.pdf`));
  expect(fact).toMatchObject({
    file: `${id}.pdf`,
    bytes: bytes.length,
    pageCount: pagesOf.get(id)?.length,
    date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/u),
  });
  expect(fact?.pageCount).toBeGreaterThanOrEqual(4);
  expect(fact?.pageCount).toBeLessThanOrEqual(9);
  expect(bytes.length).toBeLessThan(150_000);
});

test.each([...LEGAL, ...MANUALS])(
  '%s shows its title, numbers every page and leaves none empty',
  (id) => {
    const pages = pagesOf.get(id) ?? [];
    const title = facts.find((one) => one.id === id)?.title ?? 'no title';
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
      expect(page).toContain(title);
      expect(page.length).toBeGreaterThan(400);
    }
  },
);

test.each(LEGAL)('%s says on every page that it is a template', (id) => {
  for (const page of pagesOf.get(id) ?? []) expect(page).toContain(TEMPLATE_NOTICE);
});

test.each([
  ['approved', '2099-01-01', false],
  ['changed since it was approved', '2020-01-01', true],
])('a legal document that was %s', async (_, approved, isTemplate) => {
  const name = 'ib-agreement.md';
  const made = await makeWith(name, (text) =>
    text.replace('kind:', `approved: ${approved}\nkind:`),
  );
  expect(made.find(({ id }) => id === 'ib-agreement')).toMatchObject({ isTemplate });
  const pdf = await getDocumentProxy(
    new Uint8Array(await readFile(join(folder, 'refused/ib-agreement.pdf'))),
  );
  const { text } = await extractText(pdf, { mergePages: true });
  expect(text.includes(TEMPLATE_NOTICE)).toBe(isTemplate);
});

test('manuals are no templates', () => {
  expect(facts.filter((fact) => fact.isTemplate).map(({ id }) => id)).toEqual(LEGAL);
});

test.each([...LEGAL, ...MANUALS])(
  '%s carries title, author, subject, language, bookmarks and a structure for screen readers',
  async (id) => {
    const pdf = await open(`${id}.pdf`);
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({
      Title: facts.find((one) => one.id === id)?.title,
      Author: brand.name,
      Subject: expect.any(String),
      Language: 'en-GB',
    });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });

    const headings = (await readFile(join(SOURCES, `${id}.md`), 'utf8')).match(/^## .+$/gmu) ?? [];
    expect((await pdf.getOutline())?.map(({ title }) => title)).toEqual(
      headings.map((line, index) => `${index + 1}. ${line.slice(3).replace(/ \{#.*/u, '')}`),
    );

    const tree = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
    for (const role of ['H1', 'H2', 'P', 'TOC', 'Table', 'TH', 'TD'])
      expect(tree).toContain(`"role":"${role}"`);
  },
);

test.each([...LEGAL, ...MANUALS])(
  'the table of contents of %s gives the page of each section',
  async (id) => {
    const pdf = await open(`${id}.pdf`);
    const [first = '', ...rest] = pagesOf.get(id) ?? [];
    for (const { title } of (await pdf.getOutline()) ?? []) {
      const heading = title.replace('. ', ' ');
      const page = rest.findIndex((words) => words.includes(heading)) + 2;
      expect(first).toContain(`${heading} ${page}`);
    }
  },
);

test('company facts and claims come from the given values', () => {
  expect(textOf('client-agreement')).toContain(
    'Example Markets Ltd is incorporated in Erewhon under registration number 2020-12345',
  );
  expect(textOf('client-agreement')).toContain(
    'Leverage is up to 1:555 on forex and metals and up to 1:222 on indices.',
  );
  expect(textOf('client-agreement')).toContain('When the margin level falls to 55%');
  expect(textOf('client-agreement')).toContain('within 33 days of opening it');
  expect(textOf('client-agreement')).toContain('up to US$2,222,222 per client');
  expect(textOf('funding-agreement')).toContain('The virtual US$111,111 of a demo account');
  expect(textOf('ib-agreement')).toContain(
    'at least 66% of the spread revenue per active referred client',
  );
  expect(textOf('mt5-manual-windows')).toContain('The platform has 66 types');
  expect(textOf('mt5-manual-mac')).toContain('comes with 388+ technical indicators');
  for (const id of [...LEGAL, ...MANUALS]) expect(textOf(id)).toContain('help_desk@example.com');
});

test.each([...LEGAL, ...MANUALS])('no number of a claim is typed into %s', async (id) => {
  const source = await readFile(join(SOURCES, `${id}.md`), 'utf8');
  const words = source.slice(source.indexOf('\n---', 4)).replaceAll(/\s+%/gu, '%');
  const typed = PUBLISHED_NUMBERS.filter((number) =>
    new RegExp(String.raw`(?<![\d,.])${number}(?![\d,])`, 'u').test(words),
  );
  expect(typed).toEqual([]);
});

test.each(['client-agreement', 'ib-agreement', 'swap-free-agreement', 'funding-agreement'])(
  '%s names the residents who are not served and the risk',
  (id) => {
    expect(textOf(id)).toContain('residents of Atlantis or Lilliput');
    expect(textOf(id)).toMatch(/Forex trading can lose all capital/u);
  },
);

test('the privacy policy states what the site stores', () => {
  for (const words of [
    'sets no cookies of its own',
    'isDarkmode',
    'session storage',
    'outbox',
    'deleted after 222 days',
    'TradingView',
    'client portal',
  ]) {
    expect(textOf('privacy-policy')).toContain(words);
  }
});

test.each([
  ['mt5-manual-windows', 'https://download.mql5.com/cdn/web/metaquotes.ltd/mt5/mt5setup.exe'],
  ['mt5-manual-mac', 'https://download.mql5.com/cdn/web/metaquotes.ltd/mt5/MetaTrader5.pkg.zip'],
])('%s links to the download and the help of the platform’s maker', async (id, download) => {
  const pdf = await open(`${id}.pdf`);
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)),
  );
  const links = (await Promise.all(pages.map((page) => page.getAnnotations())))
    .flat()
    .map(({ url }: { url?: string }) => url);
  expect(links).toEqual(
    expect.arrayContaining([
      download,
      'https://www.metatrader5.com/en/terminal/help',
      `mailto:${brand.supportEmail}`,
    ]),
  );
  for (const type of [
    'Buy Limit',
    'Sell Limit',
    'Buy Stop',
    'Sell Stop',
    'Buy Stop Limit',
    'Sell Stop Limit',
  ])
    expect(textOf(id)).toContain(type);
});

test('the same texts and values give the same bytes', async () => {
  await makeDocuments({
    sourceFolder: SOURCES,
    outFolder: join(folder, 'second'),
    claims,
    brand,
    retention,
  });
  for (const name of await readdir(join(folder, 'first'))) {
    const [first, second] = await Promise.all(
      ['first', 'second'].map((run) => readFile(join(folder, run, name))),
    );
    expect(first && second && first.equals(second), name).toBe(true);
  }
});

test('an unknown placeholder is refused with file and name', async () => {
  await expect(
    makeWith('ib-agreement.md', (text) => `${text}\nAbout {{claim.shoeSize}}.\n`),
  ).rejects.toThrow('ib-agreement.md: unknown placeholder {{claim.shoeSize}}');
});

test('a reference to a section that does not exist is refused', async () => {
  await expect(
    makeWith('ib-agreement.md', (text) => text.replace('{#changes}', '{#alterations}')),
  ).rejects.toThrow('ib-agreement.md: unknown placeholder {{section.changes}}');
});

test('wrong front matter, unsupported Markdown and a character that the font lacks are refused', async () => {
  await expect(
    makeWith('privacy-policy.md', (text) => text.replace('date: 2026', 'date: year 2026')),
  ).rejects.toThrow(/^privacy-policy\.md: front matter: .*date/su);
  await expect(
    makeWith('privacy-policy.md', (text) => text.replace('id: privacy-policy', 'id: privacy')),
  ).rejects.toThrow('privacy-policy.md: the id in the front matter is "privacy"');
  await expect(
    makeWith('privacy-policy.md', (text) => `${text}\n![A picture](a.png)\n`),
  ).rejects.toThrow('privacy-policy.md: Markdown of the kind "image" is not set');
  await expect(makeWith('privacy-policy.md', (text) => `${text}\nFile → Open.\n`)).rejects.toThrow(
    'privacy-policy.md: the font has no "→"',
  );
});

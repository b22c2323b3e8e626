import { globSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Brand } from '../../site/facts/brand-shape.ts';
import { brand } from '../../site/facts/brand.ts';
import type { Claim } from '../../site/facts/claims.ts';
import { newFolder } from '../../tests/harness/temporary-folder.ts';
import { parseSettings } from '../settings/settings.ts';
import {
  findLeftovers,
  leftoversReport,
  readLaunchInputs,
  type LaunchInputs,
} from './launch-check.ts';

const claim: Claim = {
  value: { kind: 'percent', value: 40 },
  subject: 'stop-out level',
  pages: [],
  source: 'Terms of the dealing desk',
  asOf: '2027-01',
};
const environment = {
  PUBLIC_ORIGIN: 'https://www.kestrel-markets.com',
  PORTAL_URL: 'https://portal.kestrel-markets.com',
  SMTP_URL: 'smtps://site:secret@mail.kestrel-markets.com',
  MAIL_TO: 'help@kestrel-markets.com',
  MAIL_FROM: 'site@kestrel-markets.com',
};

/** A site that may go public. */
const finished: LaunchInputs = {
  brand: {
    ...brand,
    samples: [],
    supportEmail: 'help@kestrel-markets.com',
    partnersEmail: 'ib@kestrel-markets.com',
    licences: [{ authority: 'Authority', number: '1', country: 'MU' }],
    socialLinks: [],
  },
  claims: { stopOut: claim },
  statements: [{ statement: 'Hedging is allowed', files: ['content/x.md'] }],
  settings: parseSettings(environment),
  documents: [{ id: 'privacy-policy', title: 'Privacy Policy', isTemplate: false }],
  sampleRows: [{ file: 'content/account-types.json', rows: [] }],
  holidayCalendars: [],
  today: '2027-01-31',
  texts: [{ file: 'a.en.json', text: 'Enter an address such as name@example.com.' }],
};
/** Whatever the brand is whose site this is. */
const invented: Brand = {
  ...brand,
  registrationNumber: 'HE 1',
  country: 'CY',
  countriesNotServed: ['US', 'KP'],
  licences: [],
  insurance: undefined,
  samples: ['registrationNumber', 'country', 'countriesNotServed', 'licences', 'insurance'],
};
const settingsWith = (changes: Record<string, string>) =>
  parseSettings({ ...environment, ...changes });

test('of a site that may go public, nothing is left', () => {
  expect(findLeftovers(finished)).toEqual([]);
  expect(leftoversReport([])).toBe('Nothing left to confirm before going public\n');
});

/** The fault, the change that brings it about, and each place as 'group | file to open | words'. */
test.each<[string, Partial<LaunchInputs>, string[]]>([
  [
    'an invented fact of the brand, once',
    { brand: { ...finished.brand, supportEmail: 'a@kestrel.example', samples: ['supportEmail'] } },
    ['Invented facts of the brand | site/facts/brand.ts | supportEmail: a@kestrel.example'],
  ],
  [
    'an invented figure',
    { claims: { stopOut: { ...claim, sample: true } } },
    ['Invented figures | site/facts/claims.ts | stopOut: 40% (stop-out level)'],
  ],
  [
    'a figure that only the product requirements state',
    { claims: { stopOut: { ...claim, source: 'Product requirements, section 3' } } },
    ['Figures without a source of yours | site/facts/claims.ts | stopOut: 40% (stop-out level)'],
  ],
  [
    'an invented statement',
    { statements: [{ statement: 'Hedging is allowed', files: ['a.md', 'b.md'], sample: true }] },
    ['Statements in words | a.md, b.md | Hedging is allowed'],
  ],
  [
    'sample rows',
    { sampleRows: [{ file: 'content/account-types.json', rows: ['Standard', 'Elite'] }] },
    ['Sample content | content/account-types.json | Standard, Elite'],
  ],
  [
    'a holiday calendar that ends too early',
    {
      holidayCalendars: [{ symbols: [], classes: ['forex'], timeZones: [], days: ['2027-12-24'] }],
    },
    ['Holiday calendars that end too early | content/holidays.json | forex: ends on 2027-12-24'],
  ],
  [
    'a document that is a template',
    { documents: [{ id: 'ib', title: 'Agreement', isTemplate: true }] },
    ['Documents that your counsel has not approved | content/documents/ib.md | Agreement'],
  ],
  [
    'a privacy policy made with other settings',
    { documents: [{ id: 'privacy-policy', title: 'Policy', isTemplate: false, settings: '[]' }] },
    ['Documents made with other settings | content/documents/privacy-policy.md | Policy'],
  ],
  [
    'an address for examples in a text',
    { texts: [{ file: 'a.md', text: 'See https://www.broker.example/x. Or help.example.org' }] },
    ['www.broker.example', 'help.example.org'].map(
      (address) => `Addresses that are reserved for examples | a.md | ${address}`,
    ),
  ],
  [
    'settings of a trial',
    {
      settings: settingsWith({
        PUBLIC_ORIGIN: 'http://www.kestrel-markets.com',
        NOINDEX: '1',
        PORTAL_URL: '',
        SMTP_URL: '',
        WIDGET_ORIGIN: 'https://widgets.kestrel-markets.com',
      }),
    },
    [
      'PUBLIC_ORIGIN | visitors would reach the site at http://www.kestrel-markets.com, without https',
      'NOINDEX | search engines are asked to leave the site out',
      "PORTAL_URL | a built-in page takes the client portal's place",
      'SMTP_URL, MAIL_TO, MAIL_FROM | contact messages are stored, and nobody is sent them',
      'WIDGET_ORIGIN | the market widgets come from a provider for development and tests',
    ].map((place) => `Settings | ${place}`),
  ],
  [
    'an address for examples in a setting, without its password',
    { settings: settingsWith({ SMTP_URL: 'smtps://site:pass.example@mail.broker.example' }) },
    ['Addresses that are reserved for examples | SMTP_URL | mail.broker.example'],
  ],
])('%s', (_, change, expected) => {
  const leftovers = findLeftovers({ ...finished, ...change });
  expect(
    leftovers.flatMap(({ title, places }) => places.map((place) => [title, ...place].join(' | '))),
  ).toEqual(expected);
});

test('a site with samples lists them, from the files that are served', async () => {
  const served = await readLaunchInputs(parseSettings({}));
  const leftovers = findLeftovers({ ...served, brand: invented });
  const listed = leftoversReport(leftovers);
  for (const what of [
    'countriesNotServed: US, KP',
    'licences: none',
    'RISK_LOSS_PERCENT',
    'Elite Account',
    'Client Agreement',
  ])
    expect(listed).toContain(what);
  const openable = leftovers.filter(({ title }) => title !== 'Settings');
  const patterns = openable.flatMap(({ places }) => places.flatMap(([open]) => open.split(', ')));
  expect(patterns.filter((pattern) => globSync(pattern).length === 0)).toEqual([]);
});

test('every text that visitors read is searched for addresses', async () => {
  const { texts } = await readLaunchInputs(parseSettings({}));
  const files = globSync(['site/**/*.{en,zh,ar}.json', 'content/*.json', 'content/documents/*.md']);
  expect(texts.map(({ file }) => file)).toEqual(expect.arrayContaining(files));
});

test('of a content folder, only what no other service replaces is listed', async () => {
  const folder = newFolder(onTestFinished, '[c]-content');
  const write = (name: string, rows: object[]): void =>
    writeFileSync(path.join(folder, name), JSON.stringify(rows));
  write('account-types.json', [{ Title: 'Gold', sample: true }, { Title: 'Own' }]);
  write('account-specs.json', [{ name: 'Majors', sample: true }]);
  write('holidays.json', []);
  const rowsWith = async (changes: Record<string, string>): Promise<string[]> => {
    const settings = parseSettings({ CONTENT_FOLDER: folder, ...changes });
    return (await readLaunchInputs(settings)).sampleRows.flatMap(({ rows }) => rows);
  };
  expect(await rowsWith({})).toEqual(['Majors', 'Gold']);
  expect(await rowsWith({ CONTENT_SERVICE_URL: 'https://cms.broker.com' })).toEqual([]);
});

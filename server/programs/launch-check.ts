import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { DocumentFacts } from '../../core/domain/document.ts';
import type { HolidayCalendar } from '../../core/domain/holidays.ts';
import { shortCalendars } from '../../core/specs/expiry.ts';
import type { Brand, BrandFact } from '../../site/facts/brand-shape.ts';
import { brand } from '../../site/facts/brand.ts';
import { claims, requirementsSource, type Claim } from '../../site/facts/claims.ts';
import { statements, type Statement } from '../../site/facts/statements.ts';
import { formatClaim } from '../../site/i18n/format.ts';
import { readHolidays } from '../content-service/content-folder.ts';
import type { Settings } from '../settings/settings.ts';

/** What an operator must replace or confirm before visitors may see the site, in the order in which it is listed. */
const groups = {
  settings: {
    title: 'Settings',
    remedy: 'Set them where the site runs, and run this check with the same environment.',
  },
  brand: {
    title: 'Invented facts of the brand',
    remedy: 'Replace each, and delete its name in `samples`.',
  },
  sampleClaims: {
    title: 'Invented figures',
    remedy: 'Replace `...invented` by your `source` and `asOf`, and the value by yours.',
  },
  requiredClaims: {
    title: 'Figures without a source of yours',
    remedy: 'Confirm each from your own records, and name them in `source` and `asOf`.',
  },
  statements: {
    title: 'Statements in words',
    remedy:
      'Make each true or reword it in every language; then delete its `sample` in site/facts/statements.ts.',
  },
  content: {
    title: 'Sample content',
    remedy: 'Replace the rows with yours, and delete their `sample`.',
  },
  holidays: {
    title: 'Holiday calendars that end too early',
    remedy: 'Add the dates of the years that follow.',
  },
  documents: {
    title: 'Documents that your counsel has not approved',
    remedy: 'Add the date of the approval to the front matter: `approved: 2027-01-31`.',
  },
  addresses: {
    title: 'Addresses that are reserved for examples',
    remedy: 'Replace each with one of yours.',
  },
} as const;

type Group = keyof typeof groups;

export interface Finding {
  group: Group;
  /** The file or setting to open. */
  open: string;
  what: string;
}

export interface LaunchInputs {
  brand: Brand;
  claims: Readonly<Record<string, Claim>>;
  statements: readonly Statement[];
  settings: Settings;
  documents: readonly Pick<DocumentFacts, 'id' | 'title' | 'isTemplate'>[];
  /** Names of the sample rows of each content file that is served. */
  sampleRows: readonly { file: string; rows: readonly string[] }[];
  holidayCalendars: readonly HolidayCalendar[];
  /** ISO date. */
  today: string;
  /** What visitors read. */
  texts: readonly { file: string; text: string }[];
}

/** Domain names that nobody can register (RFC 2606), except that of 'name@example.com', which shows how to fill in a field. */
const reservedName =
  /(?<![\w.-]|name@)(?:[\w-]+\.)*(?:[\w-]+\.(?:example|invalid|test)|example\.(?:com|net|org))(?!\.?[\w-])/gi;

const reservedNames = (text: string): string[] => [
  ...new Set([...text.matchAll(reservedName)].map(([name]) => name)),
];

const brandFile = 'site/facts/brand.ts';
const claimsFile = 'site/facts/claims.ts';

/** An object's values, however deep, as one text. */
const valuesOf = (fact: unknown): string =>
  typeof fact === 'object' && fact !== null
    ? Object.values(fact).map(valuesOf).join(', ')
    : String(fact);

function textOfFact(ofBrand: Brand, fact: BrandFact): string {
  // The drawings of the icons say nothing here.
  if (fact === 'socialLinks') return ofBrand.socialLinks.map(({ href }) => href).join(', ');
  return valuesOf(ofBrand[fact]) || 'none';
}

function brandFindings({ brand: ofBrand }: LaunchInputs): Finding[] {
  const samples = ofBrand.samples.map((fact) => ({
    group: 'brand' as const,
    open: brandFile,
    what: `${fact}: ${textOfFact(ofBrand, fact)}`,
  }));
  // What is named as invented is not listed a second time for its address.
  const rest = Object.entries(ofBrand).filter(
    ([fact]) => !ofBrand.samples.some((sample) => sample === fact),
  );
  const addresses = reservedNames(JSON.stringify(rest)).map((name) => ({
    group: 'addresses' as const,
    open: brandFile,
    what: name,
  }));
  return [...samples, ...addresses];
}

const claimFindings = ({ claims: register }: LaunchInputs): Finding[] =>
  Object.entries(register).flatMap(([name, { value, subject, source, sample }]): Finding[] => {
    const what = `${name}: ${formatClaim(value, 'en')} (${subject})`;
    if (sample) return [{ group: 'sampleClaims', open: claimsFile, what }];
    return source.startsWith(requirementsSource)
      ? [{ group: 'requiredClaims', open: claimsFile, what }]
      : [];
  });

const statementFindings = (inputs: LaunchInputs): Finding[] =>
  inputs.statements
    .filter(({ sample }) => sample)
    .map(({ statement, files }) => ({
      group: 'statements',
      open: files.join(', '),
      what: statement,
    }));

const contentFindings = ({ sampleRows }: LaunchInputs): Finding[] =>
  sampleRows
    .filter(({ rows }) => rows.length > 0)
    .map(({ file, rows }) => ({ group: 'content', open: file, what: rows.join(', ') }));

const holidayFindings = ({ holidayCalendars, today, settings }: LaunchInputs): Finding[] =>
  shortCalendars(holidayCalendars, today).map((what) => ({
    group: 'holidays',
    open: `${settings.content.folder}/holidays.json`,
    what,
  }));

const documentFindings = ({ documents }: LaunchInputs): Finding[] =>
  documents
    .filter(({ isTemplate }) => isTemplate)
    .map(({ id, title }) => ({
      group: 'documents',
      open: `content/documents/${id}.md`,
      what: title,
    }));

const textFindings = ({ texts }: LaunchInputs): Finding[] =>
  texts.flatMap(({ file, text }) =>
    reservedNames(text).map((what) => ({ group: 'addresses' as const, open: file, what })),
  );

function settingFindings({ settings }: LaunchInputs): Finding[] {
  const { publicOrigin, noIndex, portal, content, contact, widgets, analytics } = settings;
  const { smtp, sending } = contact;
  const wrong: [boolean, string, string][] = [
    [
      !publicOrigin.startsWith('https://'),
      'PUBLIC_ORIGIN',
      `visitors would reach the site at ${publicOrigin}, without https`,
    ],
    [noIndex, 'NOINDEX', 'search engines are asked to leave the site out'],
    [portal === undefined, 'PORTAL_URL', "a built-in page takes the client portal's place"],
    [
      smtp === undefined && sending.outsideOrigin === undefined,
      'SMTP_URL, MAIL_TO, MAIL_FROM',
      'contact messages are stored, and nobody is sent them',
    ],
    [
      widgets.origin !== undefined,
      'WIDGET_ORIGIN',
      'the market widgets come from a provider for development and tests',
    ],
  ];
  const values: [string, string | undefined][] = [
    ['PUBLIC_ORIGIN', publicOrigin],
    ['PORTAL_URL', portal && `${portal.register} ${portal.login}`],
    ['CONTENT_SERVICE_URL', content.service?.url],
    ['SMTP_URL', smtp && new URL(smtp.url).hostname],
    ['MAIL_TO', smtp?.to],
    ['MAIL_FROM', smtp?.from],
    ['MAIL_PROVIDER_ORIGIN', sending.outsideOrigin],
    ['ANALYTICS_SCRIPT_URL', analytics?.script],
    ['ANALYTICS_SEND_ORIGIN', analytics?.sendOrigin],
  ];
  return [
    ...wrong
      .filter(([isWrong]) => isWrong)
      .map(([, open, what]): Finding => ({ group: 'settings', open, what })),
    ...values.flatMap(([open, value = '']) =>
      reservedNames(value).map((what): Finding => ({ group: 'addresses', open, what })),
    ),
  ];
}

/** Everything that is left to replace or confirm before the site goes public. */
export const findLeftovers = (inputs: LaunchInputs): Finding[] => [
  ...settingFindings(inputs),
  ...brandFindings(inputs),
  ...claimFindings(inputs),
  ...statementFindings(inputs),
  ...contentFindings(inputs),
  ...holidayFindings(inputs),
  ...documentFindings(inputs),
  ...textFindings(inputs),
];

/** '37 things to confirm before going public' */
export const leftoversSummary = (count: number): string =>
  `${count === 0 ? 'Nothing' : count} ${count > 1 ? 'things' : count === 1 ? 'thing' : 'left'} to confirm before going public`;

/** The findings by group, and then by what to open, for a terminal. */
export function leftoversReport(findings: readonly Finding[]): string {
  const parts = Object.entries(groups).flatMap(([group, { title, remedy }]) => {
    const own = findings.filter((finding) => finding.group === group);
    if (own.length === 0) return [];
    const lines = [...Map.groupBy(own, ({ open }) => open)].flatMap(([open, inOne]) => [
      `  ${open}`,
      ...inOne.map(({ what }) => `    ${what}`),
    ]);
    return [`${title} (${own.length}). ${remedy}\n${lines.join('\n')}\n`];
  });
  return [...parts, `${leftoversSummary(findings.length)}\n`].join('\n');
}

const label = z.string().optional().catch(undefined);
/** A row of content with what it may be called by. */
const contentRows = z.array(
  z.looseObject({
    sample: z.boolean().optional(),
    Title: label,
    name: label,
    documentId: label,
    id: label,
  }),
);

/** Of a file that is not a list of rows: none. The caller of `readLaunchInputs` has checked what is served. */
function sampleRowsOf(text: string): string[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return [];
  }
  return (contentRows.safeParse(json).data ?? []).flatMap(
    ({ sample, Title, name, documentId, id }, index) =>
      sample ? [Title ?? name ?? documentId ?? id ?? `row ${index + 1}`] : [],
  );
}

/** @param folder not part of the patterns, because its name may contain their special characters */
async function readTexts(
  folder: string,
  ...patterns: string[]
): Promise<{ file: string; text: string }[]> {
  const files: string[] = [];
  for await (const file of glob(patterns, { cwd: folder }))
    files.push(path.join(folder, file).replaceAll('\\', '/'));
  return Promise.all(
    files.toSorted().map(async (file) => ({ file, text: await readFile(file, 'utf8') })),
  );
}

/**
 * What this site would show with these settings: its own facts, and the files of the repository in the working directory.
 * The content has passed `checkBuiltInContent`.
 * @param documents as built
 */
export async function readLaunchInputs(
  settings: Settings,
  documents: LaunchInputs['documents'],
): Promise<LaunchInputs> {
  const { content } = settings;
  const lists = await readTexts(content.folder, '*.json');
  // A remote service takes the place of the files.
  const served = content.service ? [] : lists;
  return {
    brand,
    claims,
    statements,
    settings,
    documents,
    holidayCalendars: await readHolidays(content.folder),
    today: new Date().toISOString().slice(0, 10),
    sampleRows: served.map(({ file, text }) => ({ file, rows: sampleRowsOf(text) })),
    texts: [
      ...served,
      ...(await readTexts(
        '.',
        'content/documents/*.md',
        'site/{words,shell,sections,pages,embeds,analytics}/**/*.json',
        'site/facts/external-links.ts',
      )),
    ],
  };
}

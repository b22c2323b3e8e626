import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { DocumentFacts } from '../../core/domain/document.ts';
import type { HolidayCalendar } from '../../core/domain/holidays.ts';
import { shortCalendars } from '../../core/specs/expiry.ts';
import { privacySettingsKey } from '../../site/documents/privacy-parts.ts';
import type { Brand, BrandFact } from '../../site/facts/brand-shape.ts';
import { brand } from '../../site/facts/brand.ts';
import { claims, requirementsSource, type Claim } from '../../site/facts/claims.ts';
import statements from '../../site/facts/statements.json' with { type: 'json' };
import { formatClaim } from '../../site/i18n/format.ts';
import { readHolidays } from '../content-service/content-folder.ts';
import { documents } from '../pages/built-documents.ts';
import type { Settings } from '../settings/settings.ts';

/** A statement about the operator in words, without a number: claims are in `site/facts/claims.ts`. */
interface Statement {
  statement: string;
  /** The files that word it in every language, as glob patterns. */
  files: readonly string[];
  /** Invented. An operator makes it true or rewrites it, then deletes this line. */
  sample?: boolean;
}

export interface LaunchInputs {
  brand: Brand;
  claims: Readonly<Record<string, Claim>>;
  statements: readonly Statement[];
  settings: Settings;
  documents: readonly Pick<DocumentFacts, 'id' | 'title' | 'isTemplate' | 'settings'>[];
  /** Names of the sample rows of each content file that is served. */
  sampleRows: readonly { file: string; rows: readonly string[] }[];
  holidayCalendars: readonly HolidayCalendar[];
  /** ISO date. */
  today: string;
  /** Texts that visitors read. */
  texts: readonly { file: string; text: string }[];
}

/** The file or setting to open, and what is found there. */
type Place = readonly [open: string, what: string];

const brandFile = 'site/facts/brand.ts';

/** An object's values, however deep, as one text. */
const valuesOf = (fact: unknown): string =>
  typeof fact === 'object' && fact !== null
    ? Object.values(fact).map(valuesOf).join(', ')
    : String(fact);

function textOfFact(ofBrand: Brand, fact: BrandFact): string {
  // The drawings of the icons say nothing here.
  if (fact === 'socialLinks') return ofBrand.socialLinks.map(({ href }) => href).join(', ');
  return valuesOf(ofBrand[fact] ?? []) || 'none';
}

const claimsThat = (
  register: LaunchInputs['claims'],
  isListed: (claim: Claim) => boolean | undefined,
): Place[] =>
  Object.entries(register)
    .filter(([, claim]) => isListed(claim))
    .map(([name, { value, subject }]) => [
      'site/facts/claims.ts',
      `${name}: ${formatClaim(value, 'en')} (${subject})`,
    ]);

function settingsToChange({ publicOrigin, noIndex, portal, widgets, contact }: Settings): Place[] {
  const places: Place[] = [];
  if (!publicOrigin.startsWith('https://'))
    places.push([
      'PUBLIC_ORIGIN',
      `visitors would reach the site at ${publicOrigin}, without https`,
    ]);
  if (noIndex) places.push(['NOINDEX', 'search engines are asked to leave the site out']);
  if (!portal) places.push(['PORTAL_URL', "a built-in page takes the client portal's place"]);
  if (!contact.smtp && !contact.sending.outsideOrigin)
    places.push([
      'SMTP_URL, MAIL_TO, MAIL_FROM',
      'contact messages are stored, and nobody is sent them',
    ]);
  if (widgets.origin)
    places.push([
      'WIDGET_ORIGIN',
      'the market widgets come from a provider for development and tests',
    ]);
  return places;
}

/** Domain names that nobody can register (RFC 2606), except that of 'name@example.com', which shows how to fill in a field. */
const reservedName =
  /(?<![\w.-]|name@)(?:[\w-]+\.)*(?:[\w-]+\.(?:example|invalid|test)|example\.(?:com|net|org))(?!\.?[\w-])/gi;

function reservedNames({ settings, brand: ofBrand, texts }: LaunchInputs): Place[] {
  const { publicOrigin, portal, content, contact, analytics } = settings;
  const values: Record<string, string | undefined> = {
    PUBLIC_ORIGIN: publicOrigin,
    PORTAL_URL: portal && `${portal.register} ${portal.login}`,
    CONTENT_SERVICE_URL: content.service?.url,
    SMTP_URL: contact.smtp && new URL(contact.smtp.url).hostname,
    MAIL_TO: contact.smtp?.to,
    MAIL_FROM: contact.smtp?.from,
    MAIL_PROVIDER_ORIGIN: contact.sending.outsideOrigin,
    ANALYTICS_SCRIPT_URL: analytics?.script,
    ANALYTICS_SEND_ORIGIN: analytics?.sendOrigin,
    // Facts that are named as invented are not listed a second time for their address.
    [brandFile]: JSON.stringify(
      Object.entries(ofBrand).filter(([fact]) => !ofBrand.samples.some((name) => name === fact)),
    ),
  };
  return [...Object.entries(values), ...texts.map(({ file, text }) => [file, text] as const)]
    .map(([open, text = '']) => [open, new Set(text.match(reservedName))] as const)
    .flatMap(([open, names]) => [...names].map((name): Place => [open, name]));
}

/** Places of one kind, with what to do about them. */
export interface Leftovers {
  title: string;
  remedy: string;
  places: readonly Place[];
}

/** Everything that an operator must replace or confirm before visitors may see the site. */
export function findLeftovers(inputs: LaunchInputs): Leftovers[] {
  const { brand: ofBrand, claims: register, settings } = inputs;
  const groups: Leftovers[] = [
    {
      title: 'Settings',
      remedy: 'Set them where the site runs, and run this check with the same environment.',
      places: settingsToChange(settings),
    },
    {
      title: 'Invented facts of the brand',
      remedy: 'Replace each, and delete its name in `samples`.',
      places: ofBrand.samples.map((fact) => [brandFile, `${fact}: ${textOfFact(ofBrand, fact)}`]),
    },
    {
      title: 'Invented figures',
      remedy: 'Replace `...invented` by your `source` and `asOf`, and the value by yours.',
      places: claimsThat(register, ({ sample }) => sample),
    },
    {
      title: 'Figures without a source of yours',
      remedy: 'Confirm each from your own records, and name them in `source` and `asOf`.',
      places: claimsThat(
        register,
        ({ sample, source }) => !sample && source.startsWith(requirementsSource),
      ),
    },
    {
      title: 'Statements in words',
      remedy:
        'Make each true or reword it in every language; then delete its `sample` in site/facts/statements.json.',
      places: inputs.statements
        .filter(({ sample }) => sample)
        .map(({ statement, files }) => [files.join(', '), statement]),
    },
    {
      title: 'Sample content',
      remedy: 'Replace the rows with yours, and delete their `sample`.',
      places: inputs.sampleRows
        .filter(({ rows }) => rows.length > 0)
        .map(({ file, rows }) => [file, rows.join(', ')]),
    },
    {
      title: 'Holiday calendars that end too early',
      remedy: 'Add the dates of the years that follow.',
      places: shortCalendars(inputs.holidayCalendars, inputs.today).map((what) => [
        `${settings.content.folder}/holidays.json`,
        what,
      ]),
    },
    {
      title: 'Documents that your counsel has not approved',
      remedy: 'Add the date of the approval to the front matter: `approved: 2027-01-31`.',
      places: inputs.documents
        .filter(({ isTemplate }) => isTemplate)
        .map(({ id, title }) => [`content/documents/${id}.md`, title]),
    },
    {
      title: 'Documents made with other settings',
      remedy: 'Run `npm run brand` with the same environment.',
      places: inputs.documents
        .filter(
          ({ settings: madeWith }) =>
            madeWith !== undefined &&
            madeWith !== privacySettingsKey({ ...settings, referralDays: settings.referral.days }),
        )
        .map(({ id, title }) => [`content/documents/${id}.md`, title]),
    },
    {
      title: 'Addresses that are reserved for examples',
      remedy: 'Replace each with one of yours.',
      places: reservedNames(inputs),
    },
  ];
  return groups.filter(({ places }) => places.length > 0);
}

/** The places by group, and then by what to open, for a terminal. Its last line: '37 things to confirm before going public'. */
export function leftoversReport(leftovers: readonly Leftovers[]): string {
  const parts = leftovers.map(({ title, remedy, places }) => {
    const lines = [...Map.groupBy(places, ([open]) => open)].flatMap(([open, inOne]) => [
      `  ${open}`,
      ...inOne.map(([, what]) => `    ${what}`),
    ]);
    return `${title} (${places.length}). ${remedy}\n${lines.join('\n')}\n`;
  });
  const count = leftovers.flatMap(({ places }) => places).length;
  const left = count === 0 ? 'Nothing left' : count === 1 ? '1 thing' : `${count} things`;
  return [...parts, `${left} to confirm before going public\n`].join('\n');
}

/** Names of the sample rows in a file; none if it is not JSON: what is served has been checked before. */
function sampleRowsOf(text: string): string[] {
  const rows: string[] = [];
  try {
    JSON.parse(text, (_, value: Record<string, unknown> | null) => {
      if (value?.['sample'] === true)
        rows.push(String(value['Title'] ?? value['name'] ?? value['documentId']));
      return value;
    });
    return rows;
  } catch {
    return [];
  }
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
 * Reads everything that this site would show with these settings: its own facts, and the files of the repository in the working directory.
 * The content has passed `checkBuiltInContent`.
 */
export async function readLaunchInputs(settings: Settings): Promise<LaunchInputs> {
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

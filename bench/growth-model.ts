/** What growth does to the site, calculated from assumptions and from what `npm run bench -- growth` measured. */
import { defaultRetentionDays } from '../contract/contact-outcome.ts';
import { maxConcurrent, shareWithoutProof } from '../server/contact/limits.ts';
import { parseSettings } from '../server/settings.ts';
import type { GrowthFigures, StoreFigures } from './growth-figures.ts';
import { simulateClients, simulateVisitors, type RequestKind } from './queue.ts';
import { markdownTable } from './tables.ts';

const { maxPerHourTotal } = parseSettings({}).contact.limits;

/** Today, as assumed: put in your own figures, and run the benchmark with `--write`. */
export const assumptions = {
  visitsPerDay: {
    value: 2000,
    why: 'a broker that is known in one market; yours are in the log of the CDN',
  },
  peakFactor: {
    value: 5,
    why: 'the busiest minute beside the mean of the day: markets open, figures are published',
  },
  viewsPerVisit: { value: 3, why: 'home, a product, account types' },
  requestsPerVisit: {
    value: 11,
    why: 'counted in a browser for these three pages, with an empty cache',
  },
  bytesPerVisit: { value: 92_000, why: 'counted likewise, as they travel' },
  queryShare: {
    value: 0.02,
    why: 'of page views: a search, or specifications for a query, that nobody has asked for before',
  },
  referralShare: { value: 0.1, why: 'of visits: they begin with a partner’s or campaign’s link' },
  cdnLocations: { value: 50, why: 'each asks for its own copy; with a tiered cache it is one' },
  pageCacheSeconds: {
    value: parseSettings({}).pageCacheSeconds,
    why: 'the default of PAGE_CACHE, without purging',
  },
  pagesPerChange: {
    value: 20,
    why: 'that state what an editor changed; the site notice is on all',
  },
  changesPerDay: { value: 5, why: 'conditions, holidays, a notice' },
  replicas: { value: 2, why: 'so that one can be restarted' },
  messagesPerDay: { value: 20, why: 'one of a hundred visits' },
  busiestHourShare: { value: 0.2, why: 'of the day’s messages' },
  daysKept: { value: defaultRetentionDays, why: 'the default of MESSAGES_KEPT' },
  mailSeconds: { value: 1, why: 'until the mail server has accepted one' },
} as const;

const assumed = (name: keyof typeof assumptions): number => assumptions[name].value;

/** `npm run bench -- synthetic-pages` (docs/performance.md, Many pages). */
export const manyPages = { renderMs: 10.98, keptMs: 0.18, kilobytes: 105 };

/** Limits that are not measured: of the site's settings and code, and of others. */
const limits = {
  linkMbits: 1000,
  /** Beyond it, waiting grows faster than load. */
  utilisation: 0.6,
  replicaMb: 4000,
  /** How long an editor, and whoever restarts a replica, should wait at most. */
  changeSeconds: 60,
  restartSeconds: 10,
  sitemapUrls: 50_000,
  instrumentsOfTheCms: 20_000,
  instrumentsRead: 50_000,
  /** Cloudflare's free plan. */
  purgesPerMinute: 5,
  purgesSaved: 25,
  tagsPerPurge: 30,
  /** Of a mailbox at one of the large providers; those for mass mail allow more. */
  mailsPerDay: 2000,
  /** Seven to nine, by what is checked. */
  statementsPerMessage: 9,
};

export const factors = [1, 10, 1000, 100_000] as const;
const daySeconds = 86_400;

/** Short, and as exact as it deserves. */
export function short(value: number): string {
  if (value >= 1e9) return `${short(value / 1e9)} billion`;
  if (value >= 1e6) return `${short(value / 1e6)} million`;
  return value >= 10
    ? Math.round(value).toLocaleString('en')
    : String(Number(value.toPrecision(2)));
}

const byFactor = (
  heads: readonly string[],
  cellsOf: (factor: number) => readonly (number | string)[],
): string =>
  markdownTable(
    ['', ...heads],
    factors.map((factor) => [
      factor === 1 ? 'today' : `${factor.toLocaleString('en')} ×`,
      ...cellsOf(factor).map((cell) => (typeof cell === 'number' ? short(cell) : cell)),
    ]),
  );

/** The requests of the busiest second, by what they cost the site. */
export function originRequests(
  { site }: GrowthFigures,
  factor: number,
  behind: 'nothing' | 'a CDN',
): { kinds: RequestKind[]; perSecond: number; cores: number; mbits: number } {
  const visits = ((assumed('visitsPerDay') * factor) / daySeconds) * assumed('peakFactor');
  const queries = visits * assumed('viewsPerVisit') * assumed('queryShare');
  const referrals = visits * assumed('referralShare');
  const others = visits * assumed('requestsPerVisit') - queries - referrals;
  const copies = (site.pages * assumed('cdnLocations')) / assumed('pageCacheSeconds');
  const stored = behind === 'nothing' ? others : Math.min(others, copies);
  const kinds = [
    { share: stored, serviceMs: site.pageMs },
    { share: queries, serviceMs: site.searchMs },
    { share: referrals, serviceMs: site.referralMs },
  ];
  const perSecond = stored + queries + referrals;
  const bytes =
    behind === 'nothing' ? visits * assumed('bytesPerVisit') : perSecond * site.pageBytes;
  return {
    kinds,
    perSecond,
    cores: kinds.reduce((sum, { share, serviceMs }) => sum + (share * serviceMs) / 1000, 0),
    mbits: (bytes * 8) / 1e6,
  };
}

/** Processes, each with a core of its own, so that none is busier than it should be. */
const processesFor = (cores: number): number => Math.max(1, Math.ceil(cores / limits.utilisation));

export const visitorsTable = (figures: GrowthFigures): string =>
  byFactor(
    [
      'visits a day',
      'requests/s',
      'Mbit/s',
      'cores',
      'behind a CDN: requests/s',
      'Mbit/s',
      'cores',
    ],
    (factor) => {
      const alone = originRequests(figures, factor, 'nothing');
      const behind = originRequests(figures, factor, 'a CDN');
      return [
        assumed('visitsPerDay') * factor,
        alone.perSecond,
        alone.mbits,
        alone.cores,
        behind.perSecond,
        behind.mbits,
        behind.cores,
      ];
    },
  );

/** The queues in front of as many processes as the load needs. */
export const waitingTable = (figures: GrowthFigures): string =>
  byFactor(
    ['processes', 'busy', 'p50', 'p99', 'behind a CDN: processes', 'busy', 'p50', 'p99'],
    (factor) =>
      (['nothing', 'a CDN'] as const).flatMap((behind) => {
        const { kinds, perSecond, cores } = originRequests(figures, factor, behind);
        const processes = processesFor(cores);
        const { utilisation, p50Ms, p99Ms } = simulateVisitors({ perSecond, processes, kinds });
        return [
          processes,
          `${(utilisation * 100).toFixed(utilisation < 0.1 ? 1 : 0)} %`,
          `${short(p50Ms)} ms`,
          `${short(p99Ms)} ms`,
        ];
      }),
  );

/** A real run beside the simulation of the same clients. */
export const wrkTable = ({ queue }: GrowthFigures): string =>
  markdownTable(
    [
      'clients, pause',
      'µs of the processor',
      'requests/s',
      'simulated',
      'p50',
      'simulated',
      'p99',
      'simulated',
    ],
    queue.map((run) => {
      const simulated = simulateClients(run);
      return [
        `${run.clients}, ${run.pauseMs} ms`,
        short(run.serviceMs * 1000),
        short(run.perSecond),
        short(simulated.perSecond),
        `${short(run.p50Ms)} ms`,
        `${short(simulated.p50Ms)} ms`,
        `${short(run.p99Ms)} ms`,
        `${short(simulated.p99Ms)} ms`,
      ];
    }),
  );

/** Purges of every replica, for pages of which each is purged twice. */
const purgesOf = (pages: number): number =>
  2 * assumed('replicas') * Math.ceil(pages / limits.tagsPerPurge);

export const pagesTable = ({ site }: GrowthFigures): string =>
  byFactor(
    [
      'pages',
      'memory of a replica',
      'a change of all, on a core',
      'restart, pages kept',
      'purge requests',
    ],
    (factor) => {
      const pages = site.pages * factor;
      return [
        pages,
        `${short(site.memoryMb + ((pages - site.pages) * manyPages.kilobytes) / 1000)} MB`,
        `${short((pages * manyPages.renderMs) / 1000)} s`,
        `${short((pages * manyPages.keptMs) / 1000)} s`,
        purgesOf(pages),
      ];
    },
  );

export const instrumentsTable = ({ site, manyInstruments }: GrowthFigures): string =>
  markdownTable(
    [
      'instruments',
      'memory',
      'a search',
      'the table for a query',
      'list for the browser',
      'suggestions',
      'of them instruments',
    ],
    [{ ...site }, manyInstruments].map((figures) => [
      short(figures.instruments),
      `${figures.memoryMb} MB`,
      `${short(figures.searchMs)} ms`,
      `${short(figures.instrumentsMs)} ms`,
      `${short(figures.listBytes / 1000)} kB`,
      `${short(figures.suggestionBytes / 1000)} kB`,
      String(figures.suggestedInstruments),
    ]),
  );

/** On the disk, where there are many. */
const bytesOfMessage = ({ stores }: GrowthFigures): number =>
  stores.findLast(({ database }: StoreFigures) => database === 'Postgres')?.bytesEach ?? Number.NaN;

export const messagesTable = (figures: GrowthFigures): string =>
  byFactor(
    ['a day', 'in the busiest hour', 'mails/s', 'statements/s', 'rows kept', 'on the disk'],
    (factor) => {
      const perDay = assumed('messagesPerDay') * factor;
      const perHour = perDay * assumed('busiestHourShare');
      const rows = perDay * assumed('daysKept');
      const bytes = rows * bytesOfMessage(figures);
      return [
        perDay,
        perHour,
        perHour / 3600,
        (perHour / 3600) * limits.statementsPerMessage,
        rows,
        bytes < 1e9 ? `${short(bytes / 1e6)} MB` : `${short(bytes / 1e9)} GB`,
      ];
    },
  );

export const storesTable = ({ stores }: GrowthFigures): string =>
  markdownTable(
    [
      'messages',
      'in',
      'store',
      'lease',
      'count',
      'look for old',
      'a limit',
      'a proof',
      'delete all',
      'longest stop',
      'bytes of each',
    ],
    stores.map((figures) => [
      figures.messages.toLocaleString('en'),
      figures.database,
      ...[
        figures.storeMs,
        figures.leaseMs,
        figures.countMs,
        figures.noneOldMs,
        figures.limitMs,
        figures.proofMs,
      ].map((ms) => `${short(ms)} ms`),
      `${short(figures.allOldMs / 1000)} s`,
      `${short(figures.maxPauseMs)} ms`,
      short(figures.bytesEach),
    ]),
    { numbersFrom: 2 },
  );

export const boundsTable = ({ rateLimit, sitemap }: GrowthFigures): string =>
  markdownTable(
    ['what', 'how many', 'processor time', 'size'],
    [
      ...rateLimit.map(({ addresses, microseconds, megabytes }) => [
        'addresses in a rate limit',
        addresses.toLocaleString('en'),
        `${short(microseconds)} µs each`,
        `${short(megabytes)} MB`,
      ]),
      [
        'URLs in the sitemap',
        sitemap.urls.toLocaleString('en'),
        `${short(sitemap.ms)} ms a request`,
        `${short(sitemap.bytes / 1e6)} MB`,
      ],
    ],
  );

/** A load that grows with its subject, and the most that it may be. */
interface Limit {
  what: string;
  today: number;
  most: number;
  unit: string;
}

export type Subject = 'visitors' | 'pages' | 'instruments' | 'changes' | 'messages';

/** What each subject meets when it grows. */
export function limitsOf(figures: GrowthFigures): Record<Subject, Limit[]> {
  const { site, manyInstruments, sharedLimitPerSecond } = figures;
  const alone = originRequests(figures, 1, 'nothing');
  const [, queries, referrals] = originRequests(figures, 1, 'a CDN').kinds;
  const behindCores = [queries, referrals].reduce(
    (sum, kind) => sum + ((kind?.share ?? 0) * (kind?.serviceMs ?? 0)) / 1000,
    0,
  );
  const pageMb = manyPages.kilobytes / 1000;
  const instrumentMb =
    (manyInstruments.memoryMb - site.memoryMb) / (manyInstruments.instruments - site.instruments);
  const changes = assumed('changesPerDay');
  const perHour = assumed('messagesPerDay') * assumed('busiestHourShare');
  return {
    visitors: [
      {
        what: 'a core, without a CDN',
        today: alone.cores,
        most: limits.utilisation,
        unit: 'cores',
      },
      {
        what: 'a link of 1 Gbit/s, without a CDN',
        today: alone.mbits,
        most: limits.linkMbits,
        unit: 'Mbit/s',
      },
      { what: 'a core, behind a CDN', today: behindCores, most: limits.utilisation, unit: 'cores' },
    ],
    pages: [
      {
        what: 'a purge of all pages within a minute (Cloudflare, free plan)',
        // Each is purged again a minute later.
        today: purgesOf(site.pages) / 2,
        most: limits.purgesPerMinute + limits.purgesSaved,
        unit: 'requests',
      },
      {
        what: 'a change of all pages within a minute',
        today: (site.pages * manyPages.renderMs) / 1000,
        most: limits.changeSeconds,
        unit: 's of a core',
      },
      {
        what: 'memory of a replica with 4 GB',
        today: site.pages * pageMb,
        most: limits.replicaMb - site.memoryMb,
        unit: 'MB',
      },
      {
        what: 'URLs of a sitemap (counted as if every page were in it)',
        today: site.pages,
        most: limits.sitemapUrls,
        unit: 'URLs',
      },
      {
        what: 'a restart within 10 s, pages kept',
        today: (site.pages * manyPages.keptMs) / 1000,
        most: limits.restartSeconds,
        unit: 's',
      },
    ],
    instruments: [
      {
        what: 'instruments that the search dialog suggests',
        today: site.instruments,
        most: manyInstruments.suggestedInstruments,
        unit: '',
      },
      {
        what: 'rows that the CMS imports',
        today: site.instruments,
        most: limits.instrumentsOfTheCms,
        unit: '',
      },
      {
        what: 'rows that the site reads of a list',
        today: site.instruments,
        most: limits.instrumentsRead,
        unit: '',
      },
      {
        what: 'memory of a replica with 4 GB',
        today: site.instruments * instrumentMb,
        most: limits.replicaMb - site.memoryMb,
        unit: 'MB',
      },
    ],
    changes: [
      {
        what: 'purge requests (Cloudflare, free plan)',
        today: changes * purgesOf(assumed('pagesPerChange')),
        most: limits.purgesPerMinute * 60 * 24,
        unit: 'a day',
      },
      {
        what: 'a core that renders what changed',
        today: (changes * assumed('pagesPerChange') * manyPages.renderMs) / 1000,
        most: limits.utilisation * daySeconds,
        unit: 's a day',
      },
    ],
    messages: [
      {
        what: 'messages without a proof of work',
        today: perHour,
        most: maxPerHourTotal * shareWithoutProof,
        unit: 'an hour',
      },
      {
        what: 'a mailbox of a large provider',
        today: assumed('messagesPerDay'),
        most: limits.mailsPerDay,
        unit: 'a day',
      },
      { what: 'MESSAGES_TOGETHER', today: perHour, most: maxPerHourTotal, unit: 'an hour' },
      {
        what: 'mails that one replica sends',
        today: perHour / 3600,
        most: maxConcurrent / assumed('mailSeconds'),
        unit: 'a second',
      },
      {
        what: 'the row in Postgres that counts all messages',
        // Counted twice: all messages, and those without a proof.
        today: (2 * perHour) / 3600,
        most: sharedLimitPerSecond,
        unit: 'a second',
      },
    ],
  };
}

/** What is met first is first. */
export function limitsTable(figures: GrowthFigures, subject: Subject): string {
  const { [subject]: met } = limitsOf(figures);
  return markdownTable(
    ['limit', 'today', 'at most', 'met at'],
    met
      .toSorted((a, b) => a.most / a.today - b.most / b.today)
      .map(({ what, today, most, unit }) => [
        what,
        `${short(today)} ${unit}`.trim(),
        `${short(most)} ${unit}`.trim(),
        `${short(most / today)} ×`,
      ]),
  );
}

export const assumptionsTable = (): string =>
  markdownTable(
    ['assumption', 'value', 'why'],
    Object.entries(assumptions).map(([name, { value, why }]) => [
      `\`${name}\``,
      value.toLocaleString('en'),
      why,
    ]),
    { numbersFrom: 3 },
  );

/** The sections of docs/scaling.md that are generated. */
export const sectionsOf = (figures: GrowthFigures): Record<string, string> => ({
  assumptions: assumptionsTable(),
  visitors: visitorsTable(figures),
  'limits of visitors': limitsTable(figures, 'visitors'),
  waiting: waitingTable(figures),
  wrk: wrkTable(figures),
  pages: pagesTable(figures),
  'limits of pages': limitsTable(figures, 'pages'),
  instruments: instrumentsTable(figures),
  'limits of instruments': limitsTable(figures, 'instruments'),
  'limits of changes': limitsTable(figures, 'changes'),
  messages: messagesTable(figures),
  'limits of messages': limitsTable(figures, 'messages'),
  stores: storesTable(figures),
  bounds: boundsTable(figures),
  measured: figures.measured,
});

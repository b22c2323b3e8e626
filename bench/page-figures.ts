import type { RouteName } from '../site/paths.ts';
import { kilobytes, markdownTable, median, wholeNumber } from './tables.ts';

/** Times of one load in milliseconds; the layout shift as the browser counts it. */
export interface LoadTimes {
  fcpMs: number;
  lcpMs: number;
  tbtMs: number;
  cls: number;
  /** Lighthouse's, from 0 to 100. */
  performance: number;
}

/** Bytes on the wire (brotli where possible), by kind. */
export interface PageBytes {
  /** The response: markup, styles and inline scripts together. */
  document: number;
  /** The styles in it, compressed alone. */
  style: number;
  /** Scripts that run without any interaction: those in the response, and our own files. */
  script: number;
  font: number;
  image: number;
}

export interface FailedAudit {
  category: string;
  id: string;
}

/** What the page itself says about how it is to be treated. */
export interface PageIntent {
  noindex: boolean;
  status: number;
}

export interface PageFigures {
  path: string;
  route: RouteName;
  page: LoadTimes;
  floor: LoadTimes;
  bytes: PageBytes;
  /** Lighthouse's scores from 0 to 100, by category. */
  scores: Record<string, number>;
  /** Audits that cost a category points. */
  failedAudits: readonly FailedAudit[];
  intent: PageIntent;
}

export const limits = {
  lcpRatio: 1.15,
  tbtMs: 50,
  cls: 0,
  scriptBytes: 2000,
  /** The first flight of a connection is about 14,600 bytes. */
  documentBytes: 14_000,
  score: 100,
} as const;

/** Pages whose content itself is heavier. */
const documentBytesOf: Partial<Record<RouteName, number>> = {
  home: 22_000,
  accountSpecs: 22_000,
};

/** Audits that a page fails on purpose, and why. */
const intended: readonly { id: string; why: string; holds: (intent: PageIntent) => boolean }[] = [
  {
    id: 'is-crawlable',
    why: 'the page asks search engines not to index it',
    holds: ({ noindex }) => noindex,
  },
  {
    id: 'http-status-code',
    why: 'the page is the answer to an error',
    holds: ({ status }) => status >= 400,
  },
];

/** Why a page is meant to fail an audit; undefined if it is not. */
export const intendedFailure = ({ id }: FailedAudit, intent: PageIntent): string | undefined =>
  intended.find((audit) => audit.id === id && audit.holds(intent))?.why;

const roundedShift = (cls: number): number => Math.round(cls * 1000) / 1000;
const ratioOf = (page: number, floor: number): number => page / floor;

/** The typical one of several loads: each figure's median. */
export const typicalLoad = (loads: readonly LoadTimes[]): LoadTimes => ({
  fcpMs: median(loads.map(({ fcpMs }) => fcpMs)),
  lcpMs: median(loads.map(({ lcpMs }) => lcpMs)),
  tbtMs: median(loads.map(({ tbtMs }) => tbtMs)),
  cls: median(loads.map(({ cls }) => cls)),
  performance: median(loads.map(({ performance }) => performance)),
});

interface Check {
  name: string;
  figure: string;
  limit: string;
  isOver: boolean;
}

/** Every figure of a page that has a limit. A figure that could not be measured is over it. */
function checksOf({
  route,
  page,
  floor,
  bytes,
  scores,
  failedAudits,
  intent,
}: PageFigures): Check[] {
  const ratio = ratioOf(page.lcpMs, floor.lcpMs);
  const documentLimit = documentBytesOf[route] ?? limits.documentBytes;
  const over = (value: number, limit: number): boolean => !(value <= limit);
  return [
    {
      name: 'LCP',
      figure: `${wholeNumber(page.lcpMs)} ms, ${ratio.toFixed(2)} × its floor (${wholeNumber(floor.lcpMs)} ms)`,
      limit: String(limits.lcpRatio),
      isOver: over(Math.round(ratio * 100) / 100, limits.lcpRatio),
    },
    {
      name: 'TBT',
      figure: `${wholeNumber(page.tbtMs)} ms, its floor ${wholeNumber(floor.tbtMs)}`,
      limit: String(limits.tbtMs),
      isOver: over(Math.round(page.tbtMs), limits.tbtMs),
    },
    {
      name: 'CLS',
      figure: String(roundedShift(page.cls)),
      limit: String(limits.cls),
      isOver: over(roundedShift(page.cls), limits.cls),
    },
    {
      name: 'scripts',
      figure: `${wholeNumber(bytes.script)} bytes`,
      limit: wholeNumber(limits.scriptBytes),
      isOver: over(bytes.script, limits.scriptBytes),
    },
    {
      name: 'document',
      figure: `${wholeNumber(bytes.document)} bytes`,
      limit: wholeNumber(documentLimit),
      isOver: over(bytes.document, documentLimit),
    },
    ...Object.entries(scores).map(([category, score]) => {
      const failed = failedAudits.filter((audit) => audit.category === category);
      const unintended = failed.filter((audit) => !intendedFailure(audit, intent));
      return {
        name: category,
        figure: `${wholeNumber(score)} (${unintended.map(({ id }) => id).join(', ')})`,
        limit: String(limits.score),
        isOver: over(limits.score, score) && !(failed.length > 0 && unintended.length === 0),
      };
    }),
  ];
}

/** Names a page with every figure that is over its limit; undefined if none is. */
export function overLimits(figures: PageFigures): string | undefined {
  const over = checksOf(figures)
    .filter(({ isOver }) => isOver)
    .map(({ name, figure, limit }) => `${name} ${figure}, limit ${limit}`);
  return over.length === 0 ? undefined : `${figures.path}: ${over.join('; ')}`;
}

/** One line for each audit that a page fails on purpose. */
export const intendedFailures = ({ path, failedAudits, intent }: PageFigures): string[] =>
  failedAudits.flatMap((audit) => {
    const why = intendedFailure(audit, intent);
    return why === undefined ? [] : [`${path}: ${audit.id}, because ${why}`];
  });

const tableHeads = [
  'page',
  'FCP',
  'its floor',
  'LCP',
  'its floor',
  'ratio',
  'TBT',
  'its floor',
  'CLS',
  'document',
  'styles',
  'scripts',
  'fonts',
  'pictures',
  'scores',
];

/** Times in milliseconds, bytes in kB, scores in Lighthouse's order; what is over its limit is bold. */
export function pagesTable(pages: readonly PageFigures[]): string {
  return markdownTable(
    tableHeads,
    pages.map((figures) => {
      const { path, page, floor, bytes, scores } = figures;
      const over = new Set(
        checksOf(figures)
          .filter(({ isOver }) => isOver)
          .map(({ name }) => name),
      );
      const marked = (names: readonly string[], text: string): string =>
        names.some((name) => over.has(name)) ? `**${text}**` : text;
      return [
        `\`${path}\``,
        wholeNumber(page.fcpMs),
        wholeNumber(floor.fcpMs),
        wholeNumber(page.lcpMs),
        wholeNumber(floor.lcpMs),
        marked(['LCP'], ratioOf(page.lcpMs, floor.lcpMs).toFixed(2)),
        marked(['TBT'], wholeNumber(page.tbtMs)),
        wholeNumber(floor.tbtMs),
        marked(['CLS'], String(roundedShift(page.cls))),
        marked(['document'], kilobytes(bytes.document)),
        kilobytes(bytes.style),
        marked(['scripts'], kilobytes(bytes.script)),
        kilobytes(bytes.font),
        kilobytes(bytes.image),
        marked(Object.keys(scores), Object.values(scores).map(wholeNumber).join('/')),
      ];
    }),
  );
}

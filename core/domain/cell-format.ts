import { formatTemplate } from '../specs/format-template.ts';
import { isTimeZone } from '../util/time-zone.ts';
import { weekdayNames } from '../util/weekday-names.ts';
import type { Column, ColumnKind } from './instrument-spec.ts';

/**
 * Contents that a cell of an instrument's specification may have in our own files and in the CMS. Other content services write what
 * they like (`specs/trading-hours.ts` reads more notations than these).
 */

export type CellProblem =
  | { kind: 'empty' | 'controlCharacter' }
  | { kind: 'tooLong'; max: number }
  | {
      kind:
        | 'notOneWord'
        | 'notAnAmount'
        | 'notARatio'
        | 'notHours'
        | 'notBreaks'
        | 'notATimeZone'
        | 'notAWeekday';
      value: string;
    };

/** Problems in English, as the end of a sentence. */
export const cellProblemTexts: Record<CellProblem['kind'], string> = {
  empty: 'must not be empty',
  controlCharacter: 'contains a line break or another control character',
  tooLong: 'has more than {{max}} characters',
  notOneWord: "must be one word; '{{value}}' is not",
  notAnAmount: "must begin with a number, as 5,000 oz does; '{{value}}' does not",
  notARatio: "must be a ratio such as 1:500; '{{value}}' is not",
  notHours:
    "must be 24/7, Mon 01:00 – Fri 24:00 (one week) or Mon–Fri 16:30–23:00 (each day); '{{value}}' is not",
  notATimeZone: "must be a time zone such as America/New_York; '{{value}}' is not",
  notAWeekday: "must be a day such as Wed; '{{value}}' is not",
  notBreaks: "must be N/A or spans such as 23:15–23:30, 00:00–01:00; '{{value}}' is not",
};
export const describeCellProblem = (problem: CellProblem): string =>
  formatTemplate(cellProblemTexts[problem.kind], { ...problem });

const time = '(?:(?:[01]\\d|2[0-3]):[0-5]\\d|24:00)';
const day = `(?:${weekdayNames.join('|')})`;
const timeSpan = `(?:${day} )?${time}–${time}`;
const anyOf = (...patterns: string[]): ((text: string) => boolean) => {
  const pattern = new RegExp(`^(?:${patterns.join('|')})$`);
  return (text) => pattern.test(text);
};

type FormatProblem = Extract<CellProblem, { value: string }>['kind'];

/** One notation for each kind, so that the page can convert times to the visitor's zone and sort by value. */
const formats: Partial<
  Record<ColumnKind, { fits: (text: string) => boolean; otherwise: FormatProblem }>
> = {
  symbol: { fits: anyOf('\\S+'), otherwise: 'notOneWord' },
  amount: { fits: anyOf('\\d.*'), otherwise: 'notAnAmount' },
  signedAmount: { fits: anyOf('-?\\d.*'), otherwise: 'notAnAmount' },
  ratio: { fits: anyOf('1:[1-9]\\d{0,4}'), otherwise: 'notARatio' },
  hours: {
    fits: anyOf('24/7', `${day} ${time} – ${day} ${time}`, `${day}–${day} ${time}–${time}`),
    otherwise: 'notHours',
  },
  breaks: { fits: anyOf('N/A', `${timeSpan}(?:, ${timeSpan})*`), otherwise: 'notBreaks' },
  timeZone: { fits: isTimeZone, otherwise: 'notATimeZone' },
  weekday: { fits: anyOf(day), otherwise: 'notAWeekday' },
};

const maxLengths: Record<ColumnKind, number> = {
  symbol: 40,
  amount: 80,
  signedAmount: 20,
  ratio: 20,
  hours: 200,
  breaks: 200,
  date: 200,
  timeZone: 40,
  weekday: 3,
};

// oxlint-disable-next-line no-control-regex -- finding them is the point
const controlCharacter = /[\u0000-\u001F\u007F]/;

/** The fault of a trimmed text in its column; undefined if it has none. */
export function checkCell(
  { kind, required }: Pick<Column, 'kind' | 'required'>,
  text: string,
): CellProblem | undefined {
  if (text === '') return required ? { kind: 'empty' } : undefined;
  if (text.length > maxLengths[kind]) return { kind: 'tooLong', max: maxLengths[kind] };
  if (controlCharacter.test(text)) return { kind: 'controlCharacter' };
  const format = formats[kind];
  return !format || format.fits(text) ? undefined : { kind: format.otherwise, value: text };
}

const otherDash = /[-\u2010-\u2012\u2014\u2015\u2212]/g;

/** A cell as an editor typed it, trimmed; times are given the en dash, which keyboards lack. */
export const cleanCell = ({ kind }: Pick<Column, 'kind'>, text: string): string =>
  kind === 'hours' || kind === 'breaks' ? text.trim().replaceAll(otherDash, '–') : text.trim();

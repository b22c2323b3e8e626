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
  ratio: { fits: anyOf('1:[1-9]\\d{0,4}'), otherwise: 'notARatio' },
  hours: {
    fits: anyOf('24/7', `${day} ${time} – ${day} ${time}`, `${day}–${day} ${time}–${time}`),
    otherwise: 'notHours',
  },
  breaks: { fits: anyOf('N/A', `${timeSpan}(?:, ${timeSpan})*`), otherwise: 'notBreaks' },
  timeZone: { fits: isTimeZone, otherwise: 'notATimeZone' },
  weekday: { fits: anyOf(day), otherwise: 'notAWeekday' },
};

// oxlint-disable-next-line no-control-regex -- finding them is the point
const controlCharacter = /[\u0000-\u001F\u007F]/;

/** The fault of a trimmed text in its column; undefined if it has none. */
export function checkCell(
  { kind, maxLength, required }: Pick<Column, 'kind' | 'maxLength' | 'required'>,
  text: string,
): CellProblem | undefined {
  if (text === '') return required ? { kind: 'empty' } : undefined;
  if (text.length > maxLength) return { kind: 'tooLong', max: maxLength };
  if (controlCharacter.test(text)) return { kind: 'controlCharacter' };
  const format = formats[kind];
  return !format || format.fits(text) ? undefined : { kind: format.otherwise, value: text };
}

const otherDash = /[-\u2010-\u2012\u2014\u2015\u2212]/g;

/** A cell as an editor typed it, trimmed; times are given the en dash, which keyboards lack. */
export const cleanCell = ({ kind }: Pick<Column, 'kind'>, text: string): string =>
  kind === 'hours' || kind === 'breaks' ? text.trim().replaceAll(otherDash, '–') : text.trim();

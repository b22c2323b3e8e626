import type { Direction } from '../../../../core/domain/languages.ts';

/** Dates on a line of one calendar year: 0 is its start, 1 its end. */

/** The position of a date's noon in a year; above 1 in later years. */
export function partOfYear(isoDate: string, year: number): number {
  const start = Date.UTC(year, 0, 1);
  return (Date.parse(`${isoDate}T12:00:00Z`) - start) / (Date.UTC(year + 1, 0, 1) - start);
}

/** @param month from January, 1 */
export function monthStart(year: number, month: number): number {
  const start = Date.UTC(year, 0, 1);
  return (Date.UTC(year, month - 1, 1) - start) / (Date.UTC(year + 1, 0, 1) - start);
}

/** An SVG coordinate, to a thousandth of the line, about a pixel; a right-to-left line starts at the other end. */
export function positionOf(part: number, direction: Direction): string {
  return `${Math.round((direction === 'rtl' ? 1 - part : part) * 1000) / 10}%`;
}

import type { Direction } from '../../../../core/domain/languages.ts';

/** Dates on a line of twelve months: 0 is the start of the first (`2026-11`), 1 the end of the last. */

/** The first days of the twelve months, and of the one after them: `2026-11-01`. */
export const monthsFrom = (firstMonth: string): string[] =>
  Array.from({ length: 13 }, (_, index) => {
    const date = new Date(firstMonth);
    date.setUTCMonth(date.getUTCMonth() + index);
    return date.toISOString().slice(0, 10);
  });

/** The position of a date; above 1 after the twelve months. */
export function partOfYear(isoDate: string, firstMonth: string): number {
  const [start, end] = [0, 12].map((index) => Date.parse(monthsFrom(firstMonth)[index]!));
  return (Date.parse(isoDate) - start!) / (end! - start!);
}

/** An SVG coordinate, to a thousandth of the line, about a pixel; a right-to-left line starts at the other end. */
export function positionOf(part: number, direction: Direction): string {
  return `${Math.round((direction === 'rtl' ? 1 - part : part) * 1000) / 10}%`;
}

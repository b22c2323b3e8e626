/**
 * Spreadsheets read a cell as a formula if it begins like this (OWASP, "CSV Injection"), also after blanks and invisible
 * characters and with full-width signs. Leading apostrophes are part of the pattern so that `unguardCell` is exact.
 */
const formulaStart = /^'*(?:[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|[\t\r\n])/u;

/** A charged swap, for one: a number for whoever calculates with it. */
const negativeNumber = /^-\d+(?:\.\d+)?$/;

/** Puts an apostrophe before anything that a spreadsheet could run as a formula: the cell becomes plain text. */
const guardCell = (text: string): string =>
  formulaStart.test(text) && !negativeNumber.test(text) ? `'${text}` : text;

/** Undoes `guardCell` exactly. Any other apostrophe stays: `it's`, `'quoted'`. */
export const unguardCell = (text: string): string =>
  text.startsWith("'") && formulaStart.test(text) ? text.slice(1) : text;

const quoteIfNeeded = (text: string): string =>
  /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/**
 * The text of a CSV file (RFC 4180) with guarded cells. It begins with a byte order mark, by which spreadsheets recognise UTF-8.
 */
export function writeCsv(records: readonly (readonly string[])[]): string {
  const lines = records.map((record) =>
    record.map((text) => quoteIfNeeded(guardCell(text))).join(','),
  );
  return `\uFEFF${lines.map((line) => `${line}\r\n`).join('')}`;
}

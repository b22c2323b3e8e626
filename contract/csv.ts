/** Spreadsheets take a text that begins like this for a formula; full-width forms of the signs count, too. */
const formulaStart = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** A text that no spreadsheet calculates: a leading apostrophe makes it a text. */
const harmless = (text: string): string => (formulaStart.test(text) ? `'${text}` : text);

const quoted = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** RFC 4180, in UTF-8 with a byte order mark, by which spreadsheets know it. */
export function writeCsv(records: readonly (readonly string[])[]): string {
  return `\uFEFF${records.map((record) => `${record.map((text) => quoted(harmless(text))).join(',')}\r\n`).join('')}`;
}

/** A table in Markdown as oxfmt writes it: cells padded to the width of their column. */
export function markdownTable(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  { numbersFrom = 1 } = {},
): string {
  const widths = heads.map((head, column) =>
    Math.max(3, head.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => (column < numbersFrom ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, column) =>
    column < numbersFrom ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [line(heads), `| ${rule.join(' | ')} |`, ...rows.map(line)].join('\n');
}

/**
 * Replaces what stands between `<!-- name -->` and `<!-- /name -->`.
 * @throws if the text has no such pair
 */
export function replaceSection(text: string, name: string, content: string): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`There is no section ${start} … ${end}`);
  return `${text.slice(0, from + start.length)}\n\n${content.trim()}\n\n${text.slice(to)}`;
}

/** The middle value; NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return (
    ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2
  );
}

export const wholeNumber = (value: number): string => Math.round(value).toLocaleString('en');
/** In kB of 1,000 bytes. */
export const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

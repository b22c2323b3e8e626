import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languageCodes, type LanguageCode } from '../../core/domain/languages.ts';
import { splitLanguage } from '../../site/i18n/links.ts';
import { SettingError } from '../settings/settings.ts';

/** Paths that have moved for good, in lower case, each with the page that takes its place. */
export type Redirects = ReadonlyMap<string, string>;

/**
 * Reads `redirects.csv`, if it is there: after its heading, lines of two paths of this site, `from` and `to`. A path without a
 * language's prefix stands for that path in every language.
 * @param pages the paths of the site's pages: none of them is redirected, and every redirect leads to one of them
 * @throws {SettingError} for the first line that cannot be used
 */
export function readRedirects(
  folder: string,
  pages: readonly string[],
  defaultLanguage: LanguageCode,
): Redirects {
  const file = path.join(folder, 'redirects.csv');
  const redirects = new Map<string, string>();
  if (!existsSync(file)) return redirects;
  const pagesInLowerCase = new Set(pages.map((page) => page.toLowerCase()));
  const rows = readFileSync(file, 'utf8').split(/\r?\n/).entries();
  for (const [index, row] of [...rows].slice(1)) {
    if (row.trim() === '') continue;
    const refuse = (problem: string): never => {
      throw new SettingError(`${file}, line ${index + 1}: ${problem}`);
    };
    const [from = '', to = '', ...others] = row.split(',').map((cell) => cell.trim());
    if (others.length > 0 || !from.startsWith('/') || !to.startsWith('/'))
      refuse('it must be two paths that begin with a slash, separated by a comma');
    const { prefixed } = splitLanguage(from, defaultLanguage);
    for (const code of prefixed ? [defaultLanguage] : languageCodes) {
      const prefix = code === defaultLanguage ? '' : `/${code}`;
      const source = (prefix + from).toLowerCase();
      const target = to === '/' ? prefix || '/' : prefix + to;
      if (pagesInLowerCase.has(source)) refuse(`'${from}' is a page of its own`);
      if (redirects.has(source)) refuse(`'${from}' is redirected twice`);
      // Loops and redirects to redirects are refused by this as well.
      if (!pages.includes(target)) refuse(`'${to}' is not a page`);
      redirects.set(source, target);
    }
  }
  return redirects;
}

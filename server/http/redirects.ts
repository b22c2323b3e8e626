import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { articlesPath } from '../../core/domain/article.ts';
import { campaignsPath } from '../../core/domain/campaign.ts';
import { languageCodes, type LanguageCode } from '../../core/domain/languages.ts';
import { OperatorError } from '../../core/util/operator-error.ts';
import { splitLanguage } from '../../site/i18n/links.ts';
import { paths, specifiedPaths } from '../../site/paths.ts';

/** Paths that have moved for good, in lower case, each with the page that takes its place. */
export type Redirects = ReadonlyMap<string, string>;

/** The specified paths of the pages that this site's operator has renamed, each with the new one. */
const renamed = (): [from: string, to: string][] =>
  Object.entries(specifiedPaths)
    .map(([route, from]): [string, string] => [from, paths[route as keyof typeof paths]])
    .filter(([from, to]) => from !== to);

/** Editors publish and withdraw these pages while the site runs: a line may name one that is not there now. */
const isItem = (pathWithoutLanguage: string): boolean =>
  [articlesPath, campaignsPath].some((list) => pathWithoutLanguage.startsWith(`${list}/`));

/**
 * The former paths of renamed pages, and those of `redirects.csv`, if it is there: after its heading, lines of two paths of this
 * site, `from` and `to`. A path without a language's prefix stands for that path in every language.
 * @param pages the paths of the site's pages: none of them is redirected, and every redirect leads to one of them or to an item
 * @throws {OperatorError} for the first line that cannot be used
 */
export function readRedirects(
  folder: string,
  pages: readonly string[],
  defaultLanguage: LanguageCode,
): Redirects {
  const file = path.join(folder, 'redirects.csv');
  const redirects = new Map<string, string>();
  const pagesInLowerCase = new Set(pages.map((page) => page.toLowerCase()));
  const newPaths = new Map(renamed());
  for (const [from, to] of newPaths)
    for (const code of languageCodes) {
      const prefix = code === defaultLanguage ? '' : `/${code}`;
      // A new spelling in capitals only is corrected as any other.
      if (from.toLowerCase() !== to.toLowerCase())
        redirects.set((prefix + from).toLowerCase(), prefix + to);
    }
  if (!existsSync(file)) return redirects;
  const rows = readFileSync(file, 'utf8').split(/\r?\n/).entries();
  for (const [index, row] of [...rows].slice(1)) {
    if (row.trim() === '') continue;
    const refuse = (problem: string): never => {
      throw new OperatorError(`${file}, line ${index + 1}: ${problem}`);
    };
    const [from = '', given = '', ...others] = row.split(',').map((cell) => cell.trim());
    if (others.length > 0 || !from.startsWith('/') || !given.startsWith('/'))
      refuse('it must be two paths that begin with a slash, separated by a comma');
    const { prefixed, rest: fromRest } = splitLanguage(from, defaultLanguage);
    // The file may name pages as they are specified.
    const { rest } = splitLanguage(given, defaultLanguage);
    const to = given.slice(0, given.length - rest.length) + (newPaths.get(rest) ?? rest);
    if (newPaths.has(rest) && from.toLowerCase() === to.toLowerCase()) continue;
    for (const code of prefixed ? [defaultLanguage] : languageCodes) {
      const prefix = code === defaultLanguage ? '' : `/${code}`;
      const source = (prefix + from).toLowerCase();
      const target = to === '/' ? prefix || '/' : prefix + to;
      if (pagesInLowerCase.has(source) && !isItem(fromRest))
        refuse(`'${from}' is a page of its own`);
      if (redirects.has(source)) refuse(`'${from}' is redirected twice`);
      // Loops and redirects to redirects are refused by this as well, those between items below.
      if (!pages.includes(target) && !isItem(rest)) refuse(`'${given}' is not a page`);
      redirects.set(source, target);
    }
  }
  for (const [source, target] of redirects)
    if (isItem(splitLanguage(target, defaultLanguage).rest) && redirects.has(target.toLowerCase()))
      throw new OperatorError(`${file}: '${source}' leads to '${target}', which is redirected`);
  return redirects;
}

import { languageCodes } from '../../core/domain/languages.ts';

/** Cloudflare Pages ignores the rules after these. */
export const maxHeaderRules = 100;

/** A path, in which `*` stands for anything and `:name` for one segment, and headers of every path that it matches. */
export interface HeaderRule {
  path: string;
  headers: Record<string, string>;
}

/** Web hosts know them by the file's name. */
const hostTypes = /\.(?:html|css|js|json|txt|xml|csv|svg|png|ico|jpg|webp|woff2|pdf|webmanifest)$/;

/**
 * The rules of a `_headers` file (Netlify, Cloudflare Pages) for these files. Where several rules match a path, hosts join the
 * values of a header that several of them have: here each header of a path is in one rule only.
 * @param files with the file's name, because a host derives the content type from it, and with the pattern of the family whose
 * one rule is theirs
 * @throws when the rules would give a path other headers than it has
 */
export function headerRules(
  files: readonly (HeaderRule & { file: string; family?: string | undefined })[],
): HeaderRule[] {
  const exact = uniteFamilies(files).map(({ path, headers, file }) => {
    const { 'content-type': type, ...others } = headers;
    return {
      path,
      headers: type && !hostTypes.test(file) ? { 'content-type': type, ...others } : others,
    };
  });
  const paths = unitePolicies(exact);
  const everywhere = { path: '/*', headers: sharedHeaders(paths) };
  const folders = [
    ...new Set(paths.filter(({ path }) => !isFamily(path)).map(({ path }) => folderOf(path))),
  ].filter((name) => name !== '/');
  const ofFolders = folders.map((folder) => ({
    path: `${folder}:file`,
    headers: without(
      sharedHeaders(paths.filter(({ path }) => folderOf(path) === folder)),
      everywhere.headers,
    ),
  }));
  const ofPaths = paths.map(({ path, headers }) => {
    const folder = isFamily(path) ? undefined : ofFolders.find((rule) => matches(rule, path));
    return { path, headers: without(headers, { ...everywhere.headers, ...folder?.headers }) };
  });
  const rules = [everywhere, ...ofFolders, ...mergeLanguages(ofPaths)].filter(
    ({ headers }) => Object.keys(headers).length > 0,
  );
  for (const { path, headers } of paths) checkHeaders(rules, path, headers);
  return rules;
}

const byName = ([one]: [string, string], [another]: [string, string]): number =>
  one.localeCompare(another);

/** The pattern of a family: `/account-specs/*`. */
const isFamily = (path: string): boolean => path.endsWith('/*');

/**
 * The files of a family have one rule, whose policy allows the styles of each. The page that they are views of (`/account-specs`)
 * has the same policy: for some hosts `/account-specs/*` is that page, too.
 */
function uniteFamilies<File extends HeaderRule & { file: string; family?: string | undefined }>(
  files: readonly File[],
): File[] {
  const families = Map.groupBy(
    files.filter(({ family }) => family !== undefined),
    ({ family }) => family ?? '',
  );
  const pageOf = (family: string): File | undefined =>
    files.find(({ path }) => path === family.slice(0, -'/*'.length));
  const united = new Map<string, File>();
  for (const [family, members] of families) {
    const page = pageOf(family);
    const all = [...(page ? [page] : []), ...members];
    const [first] = all;
    const policy = unionOf(all.map(({ headers }) => headers[policyHeader] ?? ''));
    const headers = { ...first?.headers, ...(policy && { [policyHeader]: policy }) };
    if (
      policy === undefined ||
      all.some((file) => !isSame({ ...file.headers, [policyHeader]: policy }, headers))
    )
      throw new Error(`The files of ${family} differ in more than their styles`);
    for (const path of page ? [page.path, family] : [family])
      united.set(path, { ...members[0]!, path, headers });
  }
  return [
    ...files
      .filter(({ family }) => family === undefined)
      .map((file) => united.get(file.path) ?? file),
    ...[...families.keys()].flatMap((family) => united.get(family) ?? []),
  ];
}

const isSame = (one: Record<string, string>, other: Record<string, string>): boolean =>
  JSON.stringify(Object.entries(one).toSorted(byName)) ===
  JSON.stringify(Object.entries(other).toSorted(byName));

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

/** The headers that all of them have, with the same value. */
function sharedHeaders(rules: readonly HeaderRule[]): Record<string, string> {
  const [first] = rules;
  return Object.fromEntries(
    Object.entries(first?.headers ?? {}).filter(([name, value]) =>
      rules.every(({ headers }) => headers[name] === value),
    ),
  );
}

const without = (
  headers: Record<string, string>,
  others: Record<string, string>,
): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => others[name] === undefined));

const languagePrefix = new RegExp(`^/(?:${languageCodes.join('|')})/`);
/** By their pattern: `/:language/about`. */
const groupTranslations = (rules: readonly HeaderRule[]): Map<string, HeaderRule[]> =>
  Map.groupBy(rules, ({ path }) => path.replace(languagePrefix, '/:language/'));

const policyHeader = 'content-security-policy';

/** Translations carry styles of their own: one policy that allows those of each takes one rule instead of one for each. */
const unitePolicies = (rules: readonly HeaderRule[]): HeaderRule[] =>
  [...groupTranslations(rules).values()].flatMap((translations) => {
    const policy = unionOf(translations.map(({ headers }) => headers[policyHeader] ?? ''));
    return policy
      ? translations.map(({ path, headers }) => ({
          path,
          headers: { ...headers, [policyHeader]: policy },
        }))
      : translations;
  });

/** @returns undefined if the policies differ in more than the sources of their styles */
function unionOf(policies: readonly string[]): string | undefined {
  const directives = policies.map((policy) => policy.split('; '));
  const united = directives[0]?.map((directive, index) => {
    const each = directives.map((others) => others[index] ?? '');
    if (each.every((other) => other === directive)) return directive;
    if (!each.every((other) => other.startsWith('style-src'))) return undefined;
    return [...new Set(each.flatMap((other) => other.split(' ')))].join(' ');
  });
  return united?.includes(undefined) ? undefined : united?.join('; ');
}

/** Makes one rule of the rules that differ in their language only. */
function mergeLanguages(rules: readonly HeaderRule[]): HeaderRule[] {
  return [...groupTranslations(rules)].flatMap(([path, translations]) => {
    // `/:language/account-types` is also `/api/account-types`.
    if (rules.some((rule) => matches({ path }, rule.path) && !translations.includes(rule)))
      return translations;
    const headers = sharedHeaders(translations);
    const others = translations
      .map((rule) => ({ path: rule.path, headers: without(rule.headers, headers) }))
      .filter((rule) => rule.path !== path);
    const merged = [{ path, headers }, ...others].filter(
      (rule) => Object.keys(rule.headers).length > 0,
    );
    return merged.length < translations.length ? merged : translations;
  });
}

/** A pattern as a regular expression. */
export const expressionOf = (pattern: string): string =>
  `^${escapeExpression(pattern)
    .replaceAll(String.raw`\*`, '.*')
    .replaceAll(/:\w+/g, '[^/]+')}$`;

export const escapeExpression = (text: string): string =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const matches = ({ path: pattern }: Pick<HeaderRule, 'path'>, path: string): boolean =>
  new RegExp(expressionOf(pattern)).test(path);

/** What the rules give a path. A header that several of them have is there several times. */
const givenTo = (rules: readonly HeaderRule[], path: string): [string, string][] =>
  rules.filter((rule) => matches(rule, path)).flatMap(({ headers }) => Object.entries(headers));

/** The headers of a path. */
export const headersAt = (rules: readonly HeaderRule[], path: string): Record<string, string> =>
  Object.fromEntries(givenTo(rules, path));

function checkHeaders(
  rules: readonly HeaderRule[],
  path: string,
  headers: Record<string, string>,
): void {
  const sorted = (entries: [string, string][]): string => JSON.stringify(entries.toSorted(byName));
  const given = sorted(givenTo(rules, path));
  if (given !== sorted(Object.entries(headers)))
    throw new Error(`The rules for ${path} do not give its headers, but ${given}`);
}

import { languageCodes, type LanguageCode } from '../../core/domain/languages.ts';
import { cachePolicies } from '../http/headers.ts';
import { escapeExpression, expressionOf, headersAt, type HeaderRule } from './static-headers.ts';

/** What a web host must know of the folder besides the files in it. */
export interface HostFacts {
  rules: readonly HeaderRule[];
  redirects: readonly { path: string; location: string }[];
  /** Every page, for addresses that were typed by hand. */
  pagePaths: readonly string[];
  /** The error page of each language. */
  notFound: Readonly<Record<LanguageCode, string>>;
  defaultLanguage: LanguageCode;
  /** By the file's extension with its dot, or by the path of a file without one. */
  contentTypes: ReadonlyMap<string, string>;
}

const origin = '# Written by `npm run export`, which writes it again each time.';

const otherLanguages = ({ defaultLanguage }: HostFacts): LanguageCode[] =>
  languageCodes.filter((code) => code !== defaultLanguage);

const indented = (lines: readonly string[]): string => lines.map((line) => `\t${line}\n`).join('');
const block = (head: string, lines: readonly string[]): string => `${head} {\n${indented(lines)}}`;
const file = (...parts: readonly string[]): string => `${parts.filter(Boolean).join('\n\n')}\n`;

/** Netlify and Cloudflare Pages, which read placeholders and splats alike. */
export const headersFile = (rules: readonly HeaderRule[]): string =>
  rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join(
        '\n',
      ),
    )
    .join('\n');

/** Netlify and Cloudflare Pages: both give a location without a query string that of the request. */
export function redirectsFile(facts: HostFacts): string {
  const { redirects, defaultLanguage, notFound } = facts;
  return [
    ...redirects.map(({ path, location }) => `${path} ${location} 302`),
    // The pages of the default language have no prefix.
    `/${defaultLanguage} / 301`,
    `/${defaultLanguage}/* /:splat 301`,
    // Netlify's: Cloudflare Pages finds the nearest 404.html by itself, and skips these lines with a warning.
    ...otherLanguages(facts).map((code) => `/${code}/* ${notFound[code]} 404`),
    '',
  ].join('\n');
}

const isPattern = (path: string): boolean => /[*:]/.test(path);
const withoutType = ({
  'content-type': _,
  ...headers
}: Record<string, string>): Record<string, string> => headers;

const quoted = (text: string): string => `"${text.replaceAll('"', String.raw`\"`)}"`;
const variableOf = (header: string): string => `$export_${header.replaceAll('-', '_')}`;

/** The headers of nginx, each with its value by path. No path has two values of one: their order means nothing. */
function nginxHeaders({ rules, redirects }: HostFacts): Map<string, string[]> {
  const entries = new Map<string, string[]>();
  for (const { path, headers } of rules)
    for (const [name, value] of Object.entries(withoutType(headers))) {
      const key =
        path === '/*' ? 'default' : quoted(isPattern(path) ? `~${expressionOf(path)}` : path);
      entries.set(name, [...(entries.get(name) ?? []), `${key} ${quoted(value)};`]);
    }
  const cache = entries.get('cache-control') ?? [];
  // A path alone counts more than an expression.
  cache.push(...redirects.map(({ path }) => `${quoted(path)} ${cachePolicies.never};`));
  return entries;
}

/** nginx: what belongs into `http`. */
export function nginxMaps(facts: HostFacts): string {
  const { pagePaths, notFound, defaultLanguage } = facts;
  const map = (source: string, variable: string, lines: readonly string[]): string =>
    // After an error the path is that of the error page.
    block(`map ${source} ${variable}`, ['volatile;', ...lines]);
  return file(
    `${origin} Belongs into http { }.`,
    'map_hash_bucket_size 256;\nmap_hash_max_size 8192;',
    map('$uri', '$export_path', [
      String.raw`"~^(?<export_file>.*/404\.html)$" $export_file;`,
      '/index.html /;',
      String.raw`"~^(?<export_file>.*)\.html$" $export_file;`,
      'default $uri;',
    ]),
    ...[...nginxHeaders(facts)].map(([name, lines]) =>
      map('$export_path', variableOf(name), lines),
    ),
    '# As somebody may have typed it: slashes at the end, the prefix of the default language.',
    map('$uri', '$export_typed', [
      `"~*^/${defaultLanguage}/*$" /;`,
      `"~*^/${defaultLanguage}(?<export_rest>/.*?)/*$" $export_rest;`,
      '"~^(?<export_rest>/.*?)/+$" $export_rest;',
      'default $uri;',
    ]),
    '# nginx finds a path whatever its case.',
    map(
      '$export_typed',
      '$export_page',
      pagePaths.map((path) => `${path} ${path};`),
    ),
    map('$uri', '$export_not_found', [
      ...otherLanguages(facts).map((code) => `"~^/${code}(/|$)" ${notFound[code]};`),
      `default ${notFound[defaultLanguage]};`,
    ]),
  );
}

/** nginx: what belongs into `server`, beside `listen`, `server_name` and `root`. */
export function nginxServer(facts: HostFacts): string {
  const { redirects, notFound, contentTypes } = facts;
  const types = [...contentTypes].filter(([name]) => name.startsWith('.'));
  const untyped = [...contentTypes].filter(([name]) => !name.startsWith('.'));
  return file(
    `${origin} Belongs into server { }, beside listen, server_name and root.`,
    'absolute_redirect off;\ngzip_static on;\ngzip_vary on;\nerror_page 404 $export_not_found;',
    block(
      'types',
      types.map(([extension, type]) => `${quoted(type)} ${extension.slice(1)};`),
    ),
    [...nginxHeaders(facts).keys()]
      .map((name) => `add_header ${name} ${variableOf(name)} always;`)
      .join('\n'),
    'location = / { try_files /index.html =404; }',
    'location / { try_files $uri.html $uri @export_other; }',
    String.raw`location ~ \.html$ { return 404; }`,
    Object.values(notFound)
      .map((path) => `location = ${path} { internal; }`)
      .join('\n'),
    untyped
      .map(([path, type]) => `location = ${path} { types { } default_type ${quoted(type)}; }`)
      .join('\n'),
    redirects
      .map(
        ({ path, location }) =>
          `location = ${path} { return 302 ${quoted(location + (location.includes('?') ? '&$args' : '$is_args$args'))}; }`,
      )
      .join('\n'),
    block('location @export_other', [
      'if ($export_page) { return 308 $export_page$is_args$args; }',
      'return 404;',
    ]),
  );
}

/** Caddy: what belongs into a site's block, beside `root`. */
export function caddyFile(facts: HostFacts): string {
  const { rules, redirects, pagePaths, notFound, defaultLanguage, contentTypes } = facts;
  const headerLines = (headers: Record<string, string>): string[] =>
    Object.entries(withoutType(headers)).map(([name, value]) => `${name} \`${value}\``);
  const query = (name: string, sign: string): string =>
    block(`map {query} {${name}}`, [`~(.+) "${sign}\${1}"`, 'default ""']);
  /** With the slashes, the case and the prefix that somebody may have typed. */
  const typed = (path: string): string => {
    const isPrefixed = otherLanguages(facts).some(
      (code) => path === `/${code}` || path.startsWith(`/${code}/`),
    );
    return `(?i)^${isPrefixed ? '' : `(/${defaultLanguage})?`}${path === '/' ? '' : escapeExpression(path)}/*$`;
  };
  const prefixes = otherLanguages(facts).map((code) => `/${code} /${code}/*`);
  const isOfLanguage = (code: LanguageCode): string =>
    code === defaultLanguage ? `not path ${prefixes.join(' ')}` : `path /${code} /${code}/*`;
  return file(
    `${origin} Belongs into the block of a site, beside root.`,
    ...rules.map(({ path, headers }, index) => {
      const lines = headerLines(headers);
      if (lines.length === 0) return '';
      if (path === '/*') return block('header', lines);
      const matcher = isPattern(path) ? `path_regexp ${expressionOf(path)}` : `path ${path}`;
      return `@rule${index} ${matcher}\n${block(`header @rule${index}`, lines)}`;
    }),
    ...[...contentTypes].map(
      ([name, type], index) =>
        `@type${index} path ${name.startsWith('.') ? `*${name}` : name}\nheader @type${index} content-type \`${type}\``,
    ),
    `@leading path ${redirects.map(({ path }) => path).join(' ')}\nheader @leading cache-control ${cachePolicies.never}`,
    query('export_query', '?'),
    query('export_more', '&'),
    redirects
      .map(
        ({ path, location }) =>
          `redir ${path} ${location}${location.includes('?') ? '{export_more}' : '{export_query}'} 302`,
      )
      .join('\n'),
    '# As somebody may have typed it: case, slashes at the end, the prefix of the default language.',
    block('map {path} {export_page}', [
      ...pagePaths.map((path) => `"~${typed(path)}" ${path}`),
      'default ""',
    ]),
    block('@typed', ['expression `{export_page} != "" && {export_page} != {path}`']),
    'redir @typed {export_page}{export_query} 308',
    '@html expression `{http.request.orig_uri.path}.endsWith(".html")`\nerror @html 404',
    'try_files {path}.html {path}',
    block('file_server', ['precompressed br gzip']),
    block(
      'handle_errors',
      languageCodes.flatMap((code) => [
        `@${code} ${isOfLanguage(code)}`,
        `handle @${code} {`,
        '\theader {',
        ...headerLines(headersAt(rules, notFound[code])).map((line) => `\t\t${line}`),
        '\t}',
        `\trewrite * ${notFound[code]}`,
        '\tfile_server {',
        '\t\tprecompressed br gzip',
        '\t}',
        '}',
      ]),
    ),
  );
}

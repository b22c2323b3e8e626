import path from 'node:path';
import type { SourceFile } from './files.ts';

interface Import {
  /** The module specifier, as written. */
  from: string;
  typeOnly: boolean;
}

const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');

/** Static imports and re-exports of a module. */
export function importsOf(text: string): Import[] {
  const code = withoutComments(text);
  const found = [
    ...code.matchAll(/^\s*(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm),
  ].map(([, type, from = '']) => ({
    from,
    typeOnly: type !== undefined,
  }));
  const dynamic = [...code.matchAll(/(?<!typeof )\bimport\('([^']+)'\)/g)].map(([, from = '']) => ({
    from,
    typeOnly: false,
  }));
  return [...found, ...dynamic];
}

interface Part {
  name: string;
  /** Folders (with a slash) and files. A path belongs to the part with the longest that matches. */
  paths: readonly string[];
  /** Earlier parts, whose modules this one may import, by type too. Imports within a part are unrestricted. */
  mayImport: readonly string[];
}

/** The parts of the repository. Each names only parts above it, so that imports cannot form a cycle of parts. */
export const parts: readonly Part[] = [
  { name: 'contract', paths: ['contract/'], mayImport: [] },
  { name: 'specs', paths: ['specs/'], mayImport: ['contract'] },
  { name: 'content files', paths: ['content-files/'], mayImport: ['contract'] },
  { name: 'styles', paths: ['site/styles/'], mayImport: [] },
  { name: 'paths', paths: ['site/paths.ts'], mayImport: ['contract'] },
  { name: 'facts', paths: ['site/facts/'], mayImport: ['contract', 'paths'] },
  {
    // The broker's conditions in numbers, read from the content.
    name: 'conditions',
    paths: ['site/conditions/'],
    mayImport: ['contract', 'facts'],
  },
  { name: 'i18n', paths: ['site/i18n/'], mayImport: ['contract', 'paths', 'facts', 'conditions'] },
  {
    // What a page's components know about the page.
    name: 'base',
    paths: [
      'site/site-context.tsx',
      'site/render-collector.ts',
      'site/inline-script.tsx',
      'site/vite-imports.d.ts',
    ],
    mayImport: ['contract', 'styles', 'paths', 'facts', 'i18n'],
  },
  { name: 'words', paths: ['site/words/'], mayImport: ['contract', 'facts', 'i18n', 'base'] },
  {
    name: 'content',
    paths: ['site/content/'],
    mayImport: ['contract', 'specs', 'facts', 'conditions', 'i18n', 'words'],
  },
  {
    // What finds pages and instruments, on the server and in the browser.
    name: 'search',
    paths: ['site/search/'],
    mayImport: ['contract', 'specs', 'paths'],
  },
  { name: 'documents', paths: ['site/documents/'], mayImport: ['contract', 'paths'] },
  { name: 'ui', paths: ['site/ui/'], mayImport: ['contract', 'facts'] },
  { name: 'islands', paths: ['site/islands/'], mayImport: ['base'] },
  {
    name: 'embeds',
    paths: ['site/embeds/'],
    mayImport: ['contract', 'facts', 'i18n', 'base', 'words', 'ui', 'islands'],
  },
  {
    // Counting visits, and the question before it.
    name: 'analytics',
    paths: ['site/analytics/'],
    mayImport: ['facts', 'i18n', 'base', 'ui', 'islands'],
  },
  {
    name: 'sections',
    paths: ['site/sections/'],
    mayImport: [
      'contract',
      'facts',
      'i18n',
      'base',
      'words',
      'ui',
      'islands',
      'embeds',
      'analytics',
    ],
  },
  {
    name: 'shell',
    paths: ['site/shell/'],
    mayImport: [
      'contract',
      'specs',
      'paths',
      'facts',
      'i18n',
      'base',
      'ui',
      'islands',
      'embeds',
      'analytics',
    ],
  },
  {
    name: 'pages',
    paths: ['site/pages/'],
    mayImport: [
      'contract',
      'specs',
      'paths',
      'facts',
      'conditions',
      'i18n',
      'base',
      'words',
      'content',
      'search',
      'documents',
      'ui',
      'islands',
      'embeds',
      'analytics',
      'sections',
    ],
  },
  {
    // The route table, the document, the rendering: they join the parts.
    name: 'top',
    paths: [
      'site/routes.ts',
      'site/page-components.tsx',
      'site/html-document.tsx',
      'site/page-meta.ts',
      'site/render-page.tsx',
      'site/share-pictures.ts',
      'site/structured-data.tsx',
      'site/static-parts.ts',
    ],
    mayImport: [
      'contract',
      'specs',
      'styles',
      'paths',
      'facts',
      'i18n',
      'base',
      'content',
      'documents',
      'ui',
      'sections',
      'shell',
      'pages',
    ],
  },
  {
    // The settings' wording states some of them.
    name: 'content limits',
    paths: ['server/content-service/read/reading-limits.ts'],
    mayImport: [],
  },
  {
    name: 'contact base',
    paths: [
      'server/contact/limits.ts',
      'server/contact/error-name.ts',
      'server/contact/keep-result.ts',
      'server/contact/provider-paths.ts',
    ],
    mayImport: ['contract'],
  },
  {
    name: 'server base',
    paths: [
      'server/bearer-token.ts',
      'server/environment-settings.ts',
      'server/escape-html.ts',
      'server/log.ts',
      'server/rate-limit.ts',
      'server/read-settings.ts',
      'server/replace-file.ts',
      'server/request-scope.ts',
      'server/settings.ts',
      'server/visible-text.ts',
    ],
    mayImport: ['contract', 'facts', 'base', 'content limits', 'contact base'],
  },
  {
    name: 'server search',
    paths: ['server/site-search/'],
    mayImport: ['contract', 'specs', 'paths', 'facts', 'i18n', 'content', 'search', 'top'],
  },
  {
    name: 'server http',
    paths: ['server/http/'],
    mayImport: ['contract', 'facts', 'embeds', 'server base'],
  },
  {
    name: 'server pages',
    paths: ['server/pages/'],
    mayImport: [
      'contract',
      'paths',
      'facts',
      'i18n',
      'embeds',
      'top',
      'server base',
      'server http',
      'server search',
    ],
  },
  {
    name: 'server routing',
    paths: ['server/routing/'],
    mayImport: ['contract', 'i18n', 'server base', 'server http', 'server pages'],
  },
  {
    name: 'contact store',
    paths: ['server/contact/store/'],
    mayImport: ['contract', 'contact base', 'server base'],
  },
  {
    name: 'contact reception',
    paths: ['server/contact/receive/'],
    mayImport: [
      'contract',
      'contact base',
      'server base',
      'server http',
      'server routing',
      'contact store',
    ],
  },
  {
    name: 'contact delivery',
    paths: ['server/contact/deliver/'],
    mayImport: ['contract', 'facts', 'contact base', 'server base', 'contact store'],
  },
  {
    name: 'server contact',
    paths: ['server/contact/'],
    mayImport: [
      'contract',
      'paths',
      'contact base',
      'server base',
      'server pages',
      'server routing',
      'contact store',
      'contact reception',
      'contact delivery',
    ],
  },
  {
    name: 'content reader',
    paths: ['server/content-service/read/', 'server/content-service/envelope.ts'],
    mayImport: ['contract', 'content limits'],
  },
  {
    name: 'content check',
    paths: ['server/content-service/check/'],
    mayImport: [
      'contract',
      'facts',
      'conditions',
      'content files',
      'server base',
      'content reader',
    ],
  },
  {
    name: 'kept content',
    paths: ['server/content-service/keep/', 'server/content-service/list-definition.ts'],
    mayImport: ['contract', 'server base', 'content check'],
  },
  {
    name: 'content service',
    paths: ['server/content-service/'],
    mayImport: [
      'contract',
      'conditions',
      'specs',
      'content',
      'server base',
      'server http',
      'server routing',
      'content reader',
      'content check',
      'content files',
      'kept content',
    ],
  },
  {
    // The site as a folder of files.
    name: 'server export',
    paths: ['server/static-export/'],
    mayImport: [
      'contract',
      'specs',
      'paths',
      'content',
      'search',
      'top',
      'server base',
      'server http',
      'server search',
      'server pages',
    ],
  },
  {
    name: 'server',
    paths: ['server/'],
    mayImport: [
      'contract',
      'specs',
      'styles',
      'paths',
      'facts',
      'i18n',
      'base',
      'server base',
      'server http',
      'server search',
      'server pages',
      'server export',
      'server routing',
      'contact base',
      'server contact',
      'content reader',
      'content files',
      'content service',
    ],
  },
  {
    // The static export's worker: the server's rules in another runtime.
    name: 'edge',
    paths: ['edge/'],
    mayImport: [
      'contract',
      'paths',
      'facts',
      'i18n',
      'contact base',
      'server base',
      'server http',
      'server pages',
      'server export',
      'server routing',
      'contact store',
      'server export',
      'contact reception',
      'server contact',
      'content reader',
      'server',
    ],
  },
  { name: 'cms', paths: ['cms/'], mayImport: ['contract', 'content files', 'facts'] },
];

function partOf(file: string): Part | undefined {
  const matches = parts.flatMap((part) =>
    part.paths
      .filter((prefix) => (prefix.endsWith('/') ? file.startsWith(prefix) : file === prefix))
      .map((prefix) => ({ part, length: prefix.length })),
  );
  return matches.toSorted((one, other) => other.length - one.length)[0]?.part;
}

/** The path that an import resolves to, relative to the repository's root; undefined for a package. */
function target(file: string, from: string): string | undefined {
  if (!from.startsWith('.')) return undefined;
  return path.posix.join(path.posix.dirname(file), from.replace(/\?.*$/, ''));
}

/** Packages that contain only data. */
const dataPackages = new Set(['simple-icons']);

/** Imports in the wrong direction, those of types included: they too say what a module knows. */
export function wrongImports(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path: file, text }) => {
    if (file.includes('.test.')) return [];
    const part = partOf(file);
    if (part === undefined) return [`${file} belongs to no part`];
    return importsOf(text).flatMap(({ from }) => {
      const to = target(file, from);
      if (to === undefined)
        return part.name === 'facts' && !dataPackages.has(from)
          ? [`${file} imports '${from}': facts import nothing but data`]
          : [];
      const otherPart = partOf(to);
      if (otherPart === undefined) return [`${file} imports '${from}', which belongs to no part`];
      if (otherPart !== part && !part.mayImport.includes(otherPart.name))
        return [`${file} imports '${from}': ${part.name} may not import ${otherPart.name}`];
      if (part.name === 'pages' && otherPart === part && to.split('/')[2] !== file.split('/')[2])
        return [`${file} imports '${from}': a page may not import another page`];
      return [];
    });
  });
}

/** The imports, not those of types alone, by which one module comes to load another or a package; empty if it does not. */
export function importChain(
  files: readonly SourceFile[],
  start: string,
  wanted: string,
): readonly string[] {
  const textOf = new Map(files.map(({ path: file, text }) => [file, text]));
  const chains = new Map<string, readonly string[]>([[start, [start]]]);
  // A map goes on to what is added during its iteration.
  for (const [file, chain] of chains)
    for (const { from, typeOnly } of importsOf(textOf.get(file) ?? '')) {
      const to = target(file, from) ?? from;
      if (!typeOnly && !chains.has(to)) chains.set(to, [...chain, to]);
    }
  return chains.get(wanted) ?? [];
}

/** Permissions of the table that no import needs, as 'part → part'. */
export function unusedPermissions(files: readonly SourceFile[]): string[] {
  const used = new Set(
    files.flatMap(({ path: file, text }) =>
      importsOf(text).flatMap(({ from }) => {
        const to = target(file, from);
        return to === undefined ? [] : [`${partOf(file)?.name} → ${partOf(to)?.name}`];
      }),
    ),
  );
  return parts
    .flatMap(({ name, mayImport }) => mayImport.map((other) => `${name} → ${other}`))
    .filter((permission) => !used.has(permission));
}

/** Packages that would be dead weight in a browser. */
const serverPackages = /^(?:i18next|zod|hono|lucide-react|simple-icons|react-dom\/server|node:)/;

/** In this folder, or in that of the page that it belongs to. */
const isOfFolder = (file: string, folder: string): boolean => {
  const own = path.posix.dirname(file);
  return own === folder || (own.startsWith('site/pages/') && folder.startsWith(`${own}/`));
};

/** Imports of an island or enhancement other than ui, islands, search, timings, storage keys, its own folder and browser packages; modules of its own folder are followed. */
export function wrongIslandImports(files: readonly SourceFile[]): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const problems: string[] = [];
  for (const island of files.filter((file) =>
    /\.(?:island\.tsx|enhancement\.ts)$/.test(file.path),
  )) {
    const folder = path.posix.dirname(island.path);
    const open = [island.path];
    for (const file of open) {
      for (const { from, typeOnly } of importsOf(byPath.get(file)?.text ?? '')) {
        if (typeOnly) continue;
        const to = target(file, from);
        if (to === undefined) {
          if (serverPackages.test(from))
            problems.push(
              `${island.path} brings the package '${from}' into the browser (through ${file})`,
            );
        } else if (
          to.startsWith('site/ui/') ||
          to.startsWith('contract/') ||
          to.startsWith('specs/') ||
          to.startsWith('site/islands/') ||
          to.startsWith('site/search/') ||
          to === 'site/facts/timings.ts' ||
          to === 'site/facts/storage-keys.ts' ||
          to.endsWith('.css')
        ) {
          continue;
        } else if (isOfFolder(to, folder) && !to.endsWith('.json')) {
          if (!open.includes(to)) open.push(to);
        } else {
          problems.push(
            `${island.path} imports '${from}' (through ${file}): words, links and numbers come as props or stand in the markup`,
          );
        }
      }
    }
  }
  return problems;
}

/** Lines of a file that match, as 'path:line'. */
function places(
  files: readonly SourceFile[],
  pattern: RegExp,
  except: (file: SourceFile, line: string) => boolean = () => false,
): string[] {
  return files.flatMap((file) =>
    file.text
      .split('\n')
      .flatMap((line, index) =>
        pattern.test(line) && !except(file, line) ? [`${file.path}:${index + 1}`] : [],
      ),
  );
}

export const inlineStyles = (files: readonly SourceFile[]): string[] =>
  places(files, /\sstyle=(?:\{|")|\.setAttribute\('style'/);

/** Lines that read the environment outside the settings; entry points pass it to them. */
export const environmentReaders = (files: readonly SourceFile[]): string[] =>
  places(
    files,
    /\bprocess\.env\b/,
    (_, line) =>
      /(?:readSettings|publicEnvironment)\(process\.env\)|runMessages\(.*\bprocess\.env\b/.test(
        line,
      ) || /^\s*(?:\*|\/\/|\/\*)/.test(line),
  );

/** URLs that are hard-coded instead of made by the link builders. */
export function handWrittenLinks(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path: file, text }) =>
    [
      ...text.matchAll(
        /<(\w[\w.]*)\b[^<>]*?\s(?:href|action|formAction)=(?:"([^"#][^"]*)"|\{\s*['"`]([^'"`#][^'"`]*)['"`])/g,
      ),
    ]
      .filter(([, element]) => element !== 'link')
      .map(([, , quoted, expression]) => `${file}: ${quoted ?? expression}`),
  );
}

/** Markers of unfinished work; written so that this line does not match. */
export const openEnds = (files: readonly SourceFile[]): string[] =>
  places(files, /\b(?:TO[D]O|FIX[M]E|X{3})\b/);

/** Versions in package.json that are not exact. */
export function looseVersions(packageFile: Record<string, unknown>): string[] {
  return ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides'].flatMap((kind) =>
    Object.entries((packageFile[kind] ?? {}) as Record<string, string>)
      .filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
      .map(([name, version]) => `${kind}: ${name} ${version}`),
  );
}

/** Packages of the lock file with a resolved URL, which names a registry. */
export function resolvedUrls(lock: { packages?: Record<string, { resolved?: string }> }): string[] {
  return Object.entries(lock.packages ?? {})
    .filter(([, { resolved }]) => resolved !== undefined)
    .map(([name]) => name);
}

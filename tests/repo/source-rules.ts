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

/** The parts of the site, and which parts each may import. Imports within a part are unrestricted. */
const mayImport: Record<string, readonly string[]> = {
  contract: [],
  specs: ['contract'],
  facts: ['contract'],
  styles: [],
  i18n: ['contract', 'facts', 'core', 'words'],
  ui: ['contract', 'specs', 'facts'],
  islands: ['core'],
  words: ['contract', 'i18n', 'facts', 'core'],
  content: ['contract', 'specs', 'i18n', 'words'],
  sections: ['contract', 'ui', 'facts', 'i18n', 'islands', 'core', 'words', 'embeds'],
  embeds: ['contract', 'ui', 'facts', 'i18n', 'islands', 'core', 'words'],
  shell: ['contract', 'ui', 'facts', 'i18n', 'islands', 'core', 'words', 'embeds'],
  pages: [
    'contract',
    'specs',
    'content',
    'sections',
    'ui',
    'facts',
    'i18n',
    'islands',
    'core',
    'words',
    'embeds',
  ],
  // The route table, the document, the page's context: they join the parts.
  core: [
    'contract',
    'specs',
    'content',
    'pages',
    'shell',
    'sections',
    'ui',
    'facts',
    'i18n',
    'islands',
    'words',
    'styles',
    'embeds',
  ],
  server: ['contract', 'specs', 'content', 'core', 'i18n', 'facts', 'islands', 'embeds'],
};

function partOf(file: string): string | undefined {
  const [top, second = ''] = file.split('/');
  if (top === 'server' || top === 'contract' || top === 'specs') return top;
  if (top !== 'site') return undefined;
  return second in mayImport && second !== 'core'
    ? second
    : file.split('/').length === 2
      ? 'core'
      : second;
}

/** The path that an import resolves to, relative to the repository's root; undefined for a package. */
function target(file: string, from: string): string | undefined {
  if (!from.startsWith('.')) return undefined;
  return path.posix.join(path.posix.dirname(file), from.replace(/\?.*$/, ''));
}

/** Packages that contain only data. */
const dataPackages = new Set(['simple-icons']);

/** Imports in the wrong direction. Type imports are free: they do not exist at run time. */
export function wrongImports(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path: file, text }) => {
    const part = partOf(file);
    if (part === undefined || file.includes('.test.')) return [];
    return importsOf(text).flatMap(({ from, typeOnly }) => {
      const to = target(file, from);
      if (typeOnly) return [];
      if (part === 'facts' && to === undefined && !dataPackages.has(from))
        return [`${file} imports '${from}': facts import nothing but data`];
      if (to === undefined) return [];
      const otherPart = partOf(to);
      if (otherPart === undefined)
        return [`${file} imports '${from}', which is no part of site or server`];
      if (otherPart !== part && !mayImport[part]?.includes(otherPart))
        return [`${file} imports '${from}': ${part} may not import ${otherPart}`];
      if (part === 'pages' && otherPart === 'pages' && to.split('/')[2] !== file.split('/')[2])
        return [`${file} imports '${from}': a page may not import another page`];
      return [];
    });
  });
}

/** Packages that would be dead weight in a browser. */
const serverPackages = /^(?:i18next|zod|hono|lucide-react|simple-icons|react-dom\/server|node:)/;

/** Imports of an island other than ui, islands, its own folder and browser packages; modules of its own folder are followed. */
export function wrongIslandImports(files: readonly SourceFile[]): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const problems: string[] = [];
  for (const island of files.filter((file) => file.path.endsWith('.island.tsx'))) {
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
          to.endsWith('.css')
        ) {
          continue;
        } else if (path.posix.dirname(to) === folder && !to.endsWith('.json')) {
          if (!open.includes(to)) open.push(to);
        } else {
          problems.push(
            `${island.path} imports '${from}' (through ${file}): an island gets words, links and numbers as props`,
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
    (file, line) =>
      file.path === 'server/settings.ts' ||
      /parseSettings\(process\.env\)/.test(line) ||
      /^\s*(?:\*|\/\/|\/\*)/.test(line),
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

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { languageCodes } from '../../core/domain/languages.ts';
import { routeNames, type RouteName } from '../../site/paths.ts';
import { pathOf } from '../harness/paths.ts';
import { sharedOrigin } from '../harness/shared-origins.ts';

/** Compressed bytes. */
const maxHtml = 24_000;
/** Long texts: terms, questions, and home with its drawings. */
const maxLongHtml = 34_000;
const longPages = new Set<RouteName>(['home', 'glossary', 'help', 'accountSpecs']);
const maxStyles = 14_000;
/** Everything that the page could ever load of ours, whatever a visitor does. */
const maxScripts = 75_000;

const size = (text: string | Buffer): number => brotliCompressSync(text).length;

type Manifest = Record<
  string,
  { file: string; imports?: string[]; dynamicImports?: string[] } | undefined
>;
const client = path.resolve('dist/client');
const manifest = JSON.parse(
  readFileSync(path.join(client, '.vite/manifest.json'), 'utf8'),
) as Manifest;
const startScript = 'site/start.ts';

/** The files of scripts and of all that they load. */
function filesOf(sources: readonly string[]): string[] {
  const visited = new Set<string>();
  const visit = (source: string): void => {
    if (visited.has(source)) return;
    visited.add(source);
    const { imports = [], dynamicImports = [] } = manifest[source] ?? {};
    // The start script knows every island and behaviour.
    for (const next of source === startScript ? imports : [...imports, ...dynamicImports])
      visit(next);
  };
  for (const source of sources) visit(source);
  return [...visited].flatMap((source) => manifest[source]?.file ?? []);
}

describe.for(routeNames)('%s', (route) => {
  test.for(languageCodes)('is within its weights in %s', async (language) => {
    const response = await fetch(sharedOrigin('site') + pathOf(route, { language }));
    const html = await response.text();
    expect(size(html), 'page').toBeLessThan(longPages.has(route) ? maxLongHtml : maxHtml);
    const [, styles = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
    expect(size(styles), 'styles').toBeLessThan(maxStyles);
    const used = [...html.matchAll(/ data-source="\/([^"]*)"/g)].map(([, source = '']) => source);
    const scripts = filesOf([
      startScript,
      ...used,
      ...(html.includes(' data-props=') ? ['site/islands/hydrate.ts'] : []),
    ]);
    const total = scripts
      .map((file) => size(readFileSync(path.join(client, file))))
      .reduce((sum, bytes) => sum + bytes, 0);
    expect(total, 'scripts').toBeLessThan(maxScripts);
  });
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest } from 'vite';
import { keysOf, mapKeys } from '../../core/util/map-keys.ts';
import { loadPages, pageSources, sharedSources } from '../../site/page-modules.ts';
import type { Assets } from '../../site/site-context.tsx';

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;

/** @throws if the build has no such file */
function chunkOf(manifest: Manifest, source: string): Manifest[string] {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build has no '${source}': run npm run build`);
  return chunk;
}

/** Stylesheets of the sources and of all that they import, in the order of the cascade: what is imported comes first. */
function stylesheetsOf(manifest: Manifest, sources: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>();
  const visited = new Set<string>();
  function visit(source: string): void {
    if (visited.has(source)) return;
    visited.add(source);
    const { imports = [], css = [] } = chunkOf(manifest, source);
    for (const imported of imports) visit(imported);
    for (const file of css) files.add(file);
  }
  for (const source of sources) visit(source);
  return files;
}

/** @param dist the build's folder */
export async function readBuiltAssets(dist: string): Promise<Assets> {
  const server = path.join(dist, 'server');
  const manifest = readManifest(server);
  const styles = mapKeys(keysOf(pageSources), (page) =>
    [...stylesheetsOf(manifest, [...sharedSources, pageSources[page]])]
      .map((file) => readFileSync(path.join(server, file), 'utf8').trim())
      .join(''),
  );
  return {
    pages: await loadPages(),
    styles: { kind: 'inline', textOf: (page) => styles[page] },
    startScript: `/${chunkOf(readManifest(path.join(dist, 'client')), 'site/start.ts').file}`,
    developmentScripts: [],
  };
}

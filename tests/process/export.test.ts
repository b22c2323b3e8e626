import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { suggestionsPath } from '../../contract/api-paths.ts';
import { languageCodes } from '../../contract/languages.ts';
import type { SuggestionIndex } from '../../contract/suggestion-index.ts';
import { indexedRoutes } from '../../site/paths.ts';
import { startSite } from '../harness/server-process.ts';
import { temporaryFolder } from '../harness/temporary-folder.ts';

/** The built site's static export, in a folder of its own. */
function exportSite(): string {
  const { folder, remove } = temporaryFolder('export');
  onTestFinished(remove);
  for (const source of ['dist', 'content', 'package.json'])
    symlinkSync(path.resolve(source), path.join(folder, source));
  const { status, stderr } = spawnSync(process.execPath, [path.resolve('dist/server/export.js')], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', NODE_NO_WARNINGS: '1' },
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return path.join(folder, 'export');
}

test('a country rule that a static folder cannot keep is refused', () => {
  const { status, stderr } = spawnSync(process.execPath, ['dist/server/export.js'], {
    encoding: 'utf8',
    env: { ...process.env, COUNTRY_HEADER: 'CF-IPCountry' },
  });
  expect(status).toBe(1);
  expect(stderr).toContain('COUNTRY_HEADER needs the server');
});

/** The rules as Netlify and Cloudflare Pages read them. */
function readRules(text: string): { pattern: RegExp; headers: [string, string][] }[] {
  return text
    .trim()
    .split(/\n{2,}/)
    .map((block) => {
      const [pattern = '', ...lines] = block.split('\n');
      const expression = pattern
        .replaceAll('.', String.raw`\.`)
        .replaceAll('*', '.*')
        .replaceAll(/:\w+/g, '[^/]+');
      return {
        pattern: new RegExp(`^${expression}$`),
        headers: lines.map((line) => {
          const [, name = '', value = ''] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
          return [name, value];
        }),
      };
    });
}

const byName = ([one]: readonly [string, string], [another]: readonly [string, string]): number =>
  one.localeCompare(another);

/** A policy that translations share also allows the styles of the others; everything else in it is the page's own. */
function withTranslations(sent: string, exported: readonly (readonly string[])[]): string {
  const [, policy = ''] = exported.find(([name]) => name === 'content-security-policy') ?? [];
  const hashes = / 'sha256-[^']+'/g;
  const styles = (text: string): string => /style-src[^;]*/.exec(text)?.[0] ?? '';
  const isWider = (styles(sent).match(hashes) ?? []).every((hash) => styles(policy).includes(hash));
  const same =
    sent.replace(styles(sent), '') === policy.replace(styles(policy), '') &&
    styles(sent).replaceAll(hashes, '') === styles(policy).replaceAll(hashes, '');
  return sent.includes('style-src') && isWider && same ? policy : sent;
}

const compared = [
  'content-language',
  'content-security-policy',
  'cache-control',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
];

test('the export gives each file the headers that the server sends, in no more rules than Cloudflare Pages reads', async () => {
  const folder = exportSite();
  const rules = readRules(readFileSync(path.join(folder, '_headers'), 'utf8'));
  expect(rules.length).toBeLessThanOrEqual(100);
  const site = await startSite();
  onTestFinished(() => site.stop());
  const paths = globSync('**/*.*', { cwd: folder })
    .map((file) => `/${file}`.replace(/\/index\.html$/, '/').replace(/\.html$/, ''))
    .filter((file) => !file.endsWith('/404'));
  expect(paths.length).toBeGreaterThan(80);
  const pictures = paths.filter((file) => /^\/assets\/\w+\.\w+-[^/]+\.png$/.test(file));
  expect(pictures).toHaveLength(indexedRoutes.length * languageCodes.length);
  for (const language of languageCodes) {
    const { entries } = JSON.parse(
      readFileSync(path.join(folder, suggestionsPath(language)), 'utf8'),
    ) as SuggestionIndex;
    expect(entries.length).toBeGreaterThan(300);
  }
  for (const pathname of [
    ...paths,
    '/api/account-types',
    '/api/elite-account-specs',
    ...languageCodes.map(suggestionsPath),
  ]) {
    const response = await fetch(site.origin + pathname);
    await response.body?.cancel();
    expect([pathname, response.status]).toEqual([pathname, 200]);
    const exported = rules
      .filter(({ pattern }) => pattern.test(pathname))
      .flatMap(({ headers }) => headers);
    const sent = compared.flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, withTranslations(value, exported)] as const];
    });
    // Two rules with the same header would make one header of both values.
    expect([
      pathname,
      exported.filter(([name]) => compared.includes(name)).toSorted(byName),
    ]).toEqual([pathname, sent.toSorted(byName)]);
    if (pathname.startsWith('/api/'))
      expect(exported).toContainEqual(['content-type', response.headers.get('content-type')]);
  }
});

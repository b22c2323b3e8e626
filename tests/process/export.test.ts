import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
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
  for (const pathname of [...paths, '/api/account-types', '/api/elite-account-specs']) {
    const response = await fetch(site.origin + pathname);
    await response.body?.cancel();
    expect([pathname, response.status]).toEqual([pathname, 200]);
    const sent = compared.flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    const exported = rules
      .filter(({ pattern }) => pattern.test(pathname))
      .flatMap(({ headers }) => headers);
    // Two rules with the same header would make one header of both values.
    expect([
      pathname,
      exported.filter(([name]) => compared.includes(name)).toSorted(byName),
    ]).toEqual([pathname, sent.toSorted(byName)]);
    if (pathname.startsWith('/api/'))
      expect(exported).toContainEqual(['content-type', response.headers.get('content-type')]);
  }
});

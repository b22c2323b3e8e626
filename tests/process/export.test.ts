import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { languageCodes } from '../../core/domain/languages.ts';
import { pagePath, routeNames } from '../../site/paths.ts';
import { newFolder } from '../harness/temporary-folder.ts';

/** `npm run export` in a folder of its own. */
function exportSite(environment: Record<string, string> = {}) {
  const folder = newFolder(onTestFinished, 'export');
  for (const source of ['dist', 'content'])
    symlinkSync(path.resolve(source), `${folder}/${source}`);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.resolve('dist/server/export.js')],
    { cwd: folder, encoding: 'utf8', env: { NODE_ENV: 'production', ...environment } },
  );
  const fileOf = (name: string): string => path.join(folder, 'export', name);
  return {
    status,
    stdout,
    stderr,
    fileOf,
    read: (name: string) => readFileSync(fileOf(name), 'utf8'),
  };
}

test('a folder has every page, what browsers fetch, headers and redirects', () => {
  const { status, stdout, fileOf, read } = exportSite();
  expect(status).toBe(0);
  expect(stdout).toContain('Without MAIL_PROVIDER_ORIGIN');
  for (const language of languageCodes)
    for (const route of routeNames) {
      const page = pagePath(language, route, 'zh');
      expect(existsSync(fileOf(page === '/' ? 'index.html' : `${page}.html`)), page).toBe(true);
    }
  for (const file of ['404.html', 'en/404.html', 'api/account-types', 'sitemap.xml', 'favicon.ico'])
    expect(existsSync(fileOf(file)), file).toBe(true);
  expect(existsSync(fileOf('api/account-specs.csv'))).toBe(false);
  const rules = read('_headers');
  expect(rules).toMatch(
    /^\/\*\n(?: {2}.*\n)* {2}content-security-policy: frame-ancestors 'none'\n/,
  );
  expect(rules).toContain('/assets/:file\n  cache-control: public, max-age=31536000, immutable');
  expect(read('_redirects')).toContain('/en/login /portal/login 302');
  expect(read('_redirects')).toContain('/zh/* /:splat?language=zh 301');
  expect(read('_redirects')).toContain('/products-energies /products-engergies 301');

  const html = read('en/account-specs.html');
  const [, policy = ''] = /<meta http-equiv="content-security-policy" content="([^"]*)">/.exec(
    html,
  )!;
  for (const [, text = ''] of html.matchAll(/<script>(.*?)<\/script>/gs))
    expect(policy).toContain(createHash('sha256').update(text).digest('base64'));
  expect(read('en/contact.html')).not.toContain('<form method="post"');
  expect(read('en/contact.html')).toContain('href="mailto:');
});

test('a rule that a folder cannot keep stops the export', () => {
  const { status, stderr } = exportSite({ COUNTRY_HEADER: 'CF-IPCountry' });
  expect(status).toBe(1);
  expect(stderr).toContain('COUNTRY_HEADER needs the server');
});

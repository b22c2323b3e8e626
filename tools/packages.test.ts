import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { packagesInstalled } from './packages.js';

const locked = {
  '': { version: '1.0.0' },
  'node_modules/a': { version: '1.2.3', integrity: 'sha512-a' },
  'node_modules/dev': { version: '2.0.0', integrity: 'sha512-d' },
  'node_modules/for-windows': { version: '3.0.0', integrity: 'sha512-w', optional: true },
};

/** A project with this lock file, in whose node_modules npm has noted these packages. */
function project(installed: object | string | undefined): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'project-'));
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({ packages: locked }));
  if (installed === undefined) return folder;
  mkdirSync(path.join(folder, 'node_modules'));
  writeFileSync(
    path.join(folder, 'node_modules/.package-lock.json'),
    typeof installed === 'string' ? installed : JSON.stringify({ packages: installed }),
  );
  return folder;
}

const { 'node_modules/a': a, 'node_modules/dev': dev } = locked;

test.each([
  ['npm ci', { 'node_modules/a': a, 'node_modules/dev': dev }, true],
  ['npm ci on a machine that takes the optional package', locked, true],
  ['npm ci --omit=dev', { 'node_modules/a': a }, false],
  [
    'an older lock file',
    { 'node_modules/a': { ...a, version: '1.2.2' }, 'node_modules/dev': dev },
    false,
  ],
  [
    'another package of the same version',
    { 'node_modules/a': { ...a, integrity: 'x' }, 'node_modules/dev': dev },
    false,
  ],
  ['an interrupted npm', '{"packages":', false],
  ['nothing', undefined, false],
])('after %s', (_, installed, expected) => {
  expect(packagesInstalled(project(installed))).toBe(expected);
});

test('no package runs a script of its own on installation', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { hasInstallScript?: boolean }>;
  };
  const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    allowScripts: Record<string, boolean>;
  };
  const withScripts = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([place]) => [place.replace('node_modules/', ''), false]);
  expect(allowScripts).toEqual(Object.fromEntries(withScripts));
});

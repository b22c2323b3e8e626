import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

const os = process.platform === 'win32' ? 'win' : process.platform;
const platform = `${process.platform}-${process.arch}`;

/** A repository with installed packages, among them this pinned Node, if any. */
function repository(pinned?: { program: string }): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'repository-'));
  cpSync('tools', path.join(folder, 'tools'), { recursive: true });
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
  const name = `node-${os}-${process.arch}`;
  const packages = {
    '': {},
    [`node_modules/${name}`]: { version: '26.10.0', integrity: 'sha512-n', optional: true },
  };
  const write = (file: string, content: object | string): void => {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, typeof content === 'string' ? content : JSON.stringify(content));
  };
  write('package.json', { type: 'module', scripts, optionalDependencies: { [name]: '26.10.0' } });
  write('package-lock.json', { packages });
  write('node_modules/.package-lock.json', { packages: pinned ? packages : {} });
  if (pinned) {
    for (const file of [`node_modules/${name}/bin/node`, 'node_modules/.bin/node']) {
      write(file, pinned.program);
      chmodSync(path.join(folder, file), 0o755);
    }
  }
  return folder;
}

/** As a program for another C library fails: its interpreter is not there. */
const forAnotherLibrary = { program: '#!/lib/ld-of-another-libc.so\n' };
const working = { program: '#!/bin/sh\necho v26.10.0\n' };

/** Takes a step of `npm start` or `npm test` as npm does, on a Node that claims this version. */
function runScript(folder: string, script: string, version: string) {
  const { scripts } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const claim = `data:text/javascript,${encodeURIComponent(
    `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`,
  )}`;
  const { status, stdout, stderr } = spawnSync('sh', ['-c', scripts[script] ?? 'exit 9'], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      PATH: [
        path.resolve(folder, 'node_modules/.bin'),
        path.dirname(process.execPath),
        process.env['PATH'],
      ].join(':'),
      NODE_OPTIONS: `--import=${claim}`,
      npm_execpath: 'npm',
      npm_node_execpath: process.execPath,
    },
  });
  return { status, output: stdout + stderr };
}

const onPosix = test.skipIf(process.platform === 'win32');

onPosix.each(['prestart', 'pretest'])(
  '%s on Node 20 without the pinned Node says in one line what to do',
  (script) => {
    expect(runScript(repository(), script, '20.11.0')).toEqual({
      status: 1,
      output: `The pinned Node for ${platform} is not installed, and Node 20.11.0 is too old: run npm ci --include=optional, or install Node 24 or newer\n`,
    });
  },
);

onPosix.each(['prestart', 'pretest'])(
  '%s on Node 20 where the pinned Node cannot run says so in one line, each time',
  (script) => {
    const folder = repository(forAnotherLibrary);
    const expected = {
      status: 1,
      output: `The pinned Node for ${platform} cannot run here (it needs glibc, which Alpine Linux does not have), and Node 20.11.0 is too old: install Node 24 or newer\n`,
    };
    expect(runScript(folder, script, '20.11.0')).toEqual(expected);
    expect(runScript(folder, script, '20.11.0')).toEqual(expected);
  },
);

onPosix(
  'where the pinned Node cannot run, a new enough Node of the machine takes its place',
  () => {
    const folder = repository(forAnotherLibrary);
    expect(runScript(folder, 'prestart', '24.1.0')).toEqual({ status: 0, output: '' });
    expect(existsSync(path.join(folder, 'node_modules/.bin/node'))).toBe(false);
  },
);

onPosix('a pinned Node that works is used on any machine', () => {
  const folder = repository(working);
  expect(runScript(folder, 'prestart', '20.11.0')).toEqual({ status: 0, output: '' });
  expect(existsSync(path.join(folder, 'node_modules/.bin/node'))).toBe(true);
});

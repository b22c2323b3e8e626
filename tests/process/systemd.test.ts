import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { environmentSettings, type Setting } from '../../server/environment-settings.ts';
import { newFolder } from '../harness/temporary-folder.ts';

const units = 'deploy/systemd';
const readUnit = (name: string): string => readFileSync(path.join(units, name), 'utf8');
const services = globSync('*.service', { cwd: units }).toSorted();

/** All assignments of `Environment=` in a unit. */
const environmentIn = (unit: string): string[] =>
  [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) => line.split(' '));

/** Of other programs: Node, the C library, the CMS. */
const otherVariables = [
  'NODE_ENV',
  'NODE_OPTIONS',
  'NODE_COMPILE_CACHE',
  'MALLOC_ARENA_MAX',
  'MALLOC_MMAP_THRESHOLD_',
  'CMS_DATA_FOLDER',
];

test('the units set what exists, and run programs of the repository as the same user', () => {
  expect(services).toEqual(['site-backup.service', 'site-cms.service', 'site@.service']);
  const known = new Set([...Object.keys(environmentSettings), ...otherVariables]);
  for (const name of services) {
    const unit = readUnit(name);
    const names = environmentIn(unit).map((assignment) => assignment.split('=')[0] ?? '');
    expect(names.filter((variable) => !known.has(variable))).toEqual([]);
    const [, command = ''] =
      /^ExecStart=\/opt\/site\/node_modules\/\.bin\/node (\S+)/m.exec(unit) ?? [];
    expect([name, existsSync(command)]).toEqual([name, true]);
    expect(unit).toContain('User=site\nGroup=site\nWorkingDirectory=/opt/site\n');
  }
});

test('a process has settings of its own after those of all', () => {
  expect(readUnit('site@.service')).toContain(
    'EnvironmentFile=/etc/site/site.env\nEnvironmentFile=-/etc/site/%i.env\n',
  );
});

test('every secret setting can come from a credential', () => {
  const secrets = Object.entries(environmentSettings as Record<string, Setting>)
    .filter(([, { secret }]) => secret)
    .map(([name]) => {
      const credential = name.toLowerCase().replaceAll('_', '-');
      return `LoadCredential=${credential}:/etc/site/${credential}\nEnvironment=${name}_FILE=%d/${credential}\n`;
    });
  const file = readUnit('secrets.conf');
  expect(secrets.filter((lines) => !file.includes(lines))).toEqual([]);
});

test('systemd finds no fault with the units, and rates them as little exposed', ({ skip }) => {
  skip(
    spawnSync('systemd-analyze', ['--version']).status !== 0,
    'systemd-analyze is not installed',
  );
  const folder = newFolder(onTestFinished, 'units');
  const instances = globSync('*.{service,socket,timer}', { cwd: units }).map((name) => {
    const instance = path.join(folder, name.replace('@', '@3101'));
    // The program must exist where the unit is read.
    writeFileSync(instance, readUnit(name).replaceAll('/opt/site', process.cwd()));
    return instance;
  });
  const verified = spawnSync('systemd-analyze', ['verify', ...instances], { encoding: 'utf8' });
  expect([verified.status, verified.stderr]).toEqual([0, '']);
  // 0 is closed, 10 open. 1.5 is what programs can reach that need the network and a compiler in memory.
  const rated = spawnSync(
    'systemd-analyze',
    [
      'security',
      '--offline=yes',
      '--no-pager',
      '--threshold=15',
      ...instances.filter((file) => file.endsWith('.service')),
    ],
    { encoding: 'utf8' },
  );
  expect([rated.status, rated.stdout.match(/Overall exposure level/g)?.length]).toEqual([0, 3]);
});

import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { environmentSchema, secretSettings } from '../../server/settings/environment.ts';

const read = (name: string): string => readFileSync(`deploy/systemd/${name}`, 'utf8');

/** Variables of other programs: Node, the C library, the CMS. */
const otherVariables = [
  'NODE_ENV',
  'NODE_OPTIONS',
  'NODE_COMPILE_CACHE',
  'MALLOC_ARENA_MAX',
  'CMS_DATA_FOLDER',
];

test.each(globSync('*.service', { cwd: 'deploy/systemd' }))(
  '%s sets what exists, and runs a program of the repository',
  (name) => {
    const names = [...read(name).matchAll(/^Environment=(.*)$/gm)]
      .flatMap(([, line = '']) => line.split(' '))
      .map((assignment) => assignment.split('=')[0] ?? '');
    const known = new Set([...Object.keys(environmentSchema.shape), ...otherVariables]);
    expect(names.filter((variable) => !known.has(variable))).toEqual([]);
    const [, program = ''] = /^ExecStart=\S+\/node (\S+)/m.exec(read(name)) ?? [];
    expect(existsSync(program) || program.startsWith('dist/server/')).toBe(true);
  },
);

test('every secret setting can come from a credential', () => {
  const named = [...read('secrets.conf').matchAll(/^Environment=(\w+)_FILE=/gm)].map(
    ([, name = '']) => name,
  );
  expect(named.toSorted()).toEqual(secretSettings.toSorted());
});

test('the backup gets the database of the messages as the site does', () => {
  const lines = read('backup-secrets.conf').trim().split('\n').slice(2);
  expect(lines).toHaveLength(2);
  expect(read('secrets.conf')).toContain(lines.join('\n'));
});

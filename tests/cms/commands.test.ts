import { globSync, cpSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { cmsCommand, password, cmsFolder } from './harness.ts';

const { folder, remove } = cmsFolder();
afterAll(remove);
const environment = { CMS_DATA_FOLDER: folder };
const email = 'first@example.com';
const cms = (parameters: string[], input?: string) => cmsCommand(environment, parameters, input);

test('an administrator is created with a password from standard input; a weak or missing one creates nobody', async () => {
  const make = ['create-administrator', '--email', email];
  for (const [input, errors] of [
    ['short\n', 'The password has fewer than 12 characters; nothing was changed\n'],
    ['', 'No password on standard input\n'],
  ])
    expect(await cms(make, input)).toEqual({ code: 1, output: '', errors });
  expect((await cms(make, password)).output).toBe(`${email} is an administrator\n`);
  expect((await cms(make, password)).errors).toMatch(/is already a user; to set a new password:/);
});

test.each([
  [['dance'], /^There is no command 'dance'\. Commands: /],
  [['create-administrator', '--password', 'x'], /--password/],
])('%j ends with one line', async (parameters, line) => {
  const { code, errors } = await cms(parameters);
  expect(code).toBe(1);
  expect(errors.trimEnd()).toMatch(line);
  expect(errors.trimEnd().split('\n')).toHaveLength(1);
});

test('the migrations bring a database to what the collections say', async () => {
  // Another migration would be written if anything were missing.
  const before = globSync('*', { cwd: 'cms/migrations' }).toSorted();
  const copy = path.join(folder, 'migrations');
  cpSync('cms/migrations', copy, { recursive: true });
  const { code, errors } = await cms(['create-migration', 'missing', copy]);
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  expect(globSync('*', { cwd: copy }).toSorted()).toEqual(before);
});

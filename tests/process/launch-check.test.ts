import { spawnSync } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startSite } from '../harness/server-process.ts';
import { newFolder } from '../harness/temporary-folder.ts';

/** `npm run launch-check`, with these settings alone. */
function launchCheck(environment: Record<string, string>): {
  status: number | null;
  output: string;
  errors: string;
} {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/launch-check.js'], {
    env: { PATH: process.env['PATH'], ...environment },
    encoding: 'utf8',
  });
  return { status, output: stdout, errors: stderr };
}

test('the start says once how many things the launch check lists', async () => {
  const environment = { PUBLIC_ORIGIN: 'https://www.example.com' };
  const { status, output } = launchCheck(environment);
  expect(status).toBe(1);
  expect(output).toContain('  site/facts/brand.ts\n    name: ');
  expect(output).toContain('  PUBLIC_ORIGIN\n    www.example.com\n');
  expect(output).not.toContain('without https');
  const [summary = ''] = /^\d+ things to confirm before going public$/m.exec(output) ?? [];

  const site = await startSite(environment);
  onTestFinished(() => site.stop('SIGKILL'));
  await expect.poll(site.output).toContain('to confirm');
  expect(
    site
      .output()
      .split('\n')
      .filter((line) => line.includes('to confirm')),
  ).toEqual([`${summary}: npm run launch-check`]);
});

test('a setting that cannot be used ends the launch check with one line', () => {
  expect(launchCheck({ PORT: 'x' })).toEqual({
    status: 1,
    output: '',
    errors: expect.stringMatching(/^.*PORT.*\n$/),
  });
});

test('content that cannot be read ends the launch check with one line', () => {
  const folder = newFolder(onTestFinished, 'content');
  cpSync('content', folder, { recursive: true });
  const file = path.join(folder, 'funding-methods.json');
  writeFileSync(file, '[');
  const { status, output, errors } = launchCheck({ CONTENT_FOLDER: folder });
  expect({ status, output }).toEqual({ status: 1, output: '' });
  expect(errors).toMatch(/^\S*funding-methods\.json: is not JSON \(.*\)\n$/);
});

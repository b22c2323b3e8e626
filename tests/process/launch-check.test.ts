import { spawnSync } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { newFolder } from '../harness/temporary-folder.ts';

/** `npm run launch-check`, with these settings alone. */
function launchCheck(environment: Record<string, string>) {
  const env = { PATH: process.env['PATH'], ...environment };
  return spawnSync(process.execPath, ['tools/launch-check.ts'], { env, encoding: 'utf8' });
}

test('what must be replaced or confirmed is listed with the file to open', () => {
  const { status, stdout: output } = launchCheck({ PUBLIC_ORIGIN: 'https://www.example.com' });
  expect(status).toBe(1);
  expect(output).toContain('  site/facts/brand.ts\n    name: ');
  expect(output).toContain('  PUBLIC_ORIGIN\n    www.example.com\n');
  expect(output).toMatch(/^\d+ things to confirm before going public$/m);
});

test('content that cannot be read ends the launch check with one line', () => {
  const folder = newFolder(onTestFinished, 'content');
  cpSync('content', folder, { recursive: true });
  const file = path.join(folder, 'funding-methods.json');
  writeFileSync(file, '[');
  const { status, stdout, stderr } = launchCheck({ CONTENT_FOLDER: folder });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^\S*funding-methods\.json: is not JSON \(.*\)\n$/);
});

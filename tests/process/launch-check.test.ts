import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('`npm run launch-check` lists what must be replaced or confirmed, and where', () => {
  const env = { PATH: process.env['PATH'], PUBLIC_ORIGIN: 'https://www.example.com' };
  const { status, stdout: output } = spawnSync(process.execPath, ['tools/launch-check.ts'], {
    env,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(output).toContain('  PUBLIC_ORIGIN\n    www.example.com\n');
  expect(output).toMatch(/^\d+ things to confirm before going public$/m);
});

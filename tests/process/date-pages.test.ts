import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('content/page-dates.json knows what every page says (after a change: npm run date-pages -- --write)', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['dist/server/date-pages.js'], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', NODE_NO_WARNINGS: '1' },
  });
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '', stderr: '' });
});

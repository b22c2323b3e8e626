import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('a fourth language takes one row and its word files', async ({ signal }) => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['tools/try-language.js', 'fa', '--name', 'فارسی'],
    { signal },
  );
  expect(stdout).toMatch(/^Persian \(فارسی\): contract\/languages\.ts and \d+ word files$/m);
  for (const page of ['/fa', '/fa/account-specs', '/fa/contact'])
    expect(stdout).toContain(`${page}: 200 <html lang="fa" dir="rtl"`);
});

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('another brand takes one file and one command, and leaves no trace of the old one', async ({
  signal,
}) => {
  const { stdout } = await promisify(execFile)(process.execPath, ['tools/rebrand-check.js'], {
    signal,
  });
  expect(stdout).toContain(
    'The Kestrel Group: site/facts/brand.ts, site/public/apple-touch-icon.png, site/public/favicon.svg, site/public/site.webmanifest, site/shell/social-icons.svg, site/styles/brand.css\n',
  );
  const [, count] = /^No trace of .+ in (\d+) pages, documents and files$/m.exec(stdout) ?? [];
  expect(Number(count)).toBeGreaterThan(500);
});

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { newFolder } from '../tests/harness/temporary-folder.ts';
import { sourcesDigest } from './sources-digest.js';

test('a digest changes only with the name or content of a source', () => {
  const folder = newFolder(onTestFinished, 'digest');
  for (const name of ['cms/data', 'contract', 'docs'])
    mkdirSync(path.join(folder, name), { recursive: true });
  const digestAfterWriting = (file: string, text: string): string => {
    writeFileSync(path.join(folder, file), text);
    return sourcesDigest(['cms/**/*', 'contract/**/*'], { folder, exclude: ['cms/{data,.next}'] });
  };
  const before = digestAfterWriting('cms/access.ts', 'a');
  for (const file of ['cms/data/cms.db', 'docs/cms.md', 'contract/csv.test.ts'])
    expect(digestAfterWriting(file, 'b')).toBe(before);
  const after = ['contract/csv.ts', 'contract/row.ts', 'cms/access.ts'].map((file) =>
    digestAfterWriting(file, 'b'),
  );
  expect(new Set([before, ...after]).size).toBe(4);
});

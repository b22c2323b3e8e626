import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createScratchCopy } from '../../tools/scratch-copy.js';

test('a scratch copy lists its differences from the original, and can be removed', () => {
  const { folder, changes, remove } = createScratchCopy();
  try {
    expect(changes()).toEqual({ edited: [], added: [] });
    writeFileSync(path.join(folder, 'package.json'), '{}');
    writeFileSync(path.join(folder, 'site/new.ts'), '');
    expect(changes()).toEqual({ edited: ['package.json'], added: [path.join('site', 'new.ts')] });
  } finally {
    remove();
  }
  expect(existsSync(folder)).toBe(false);
});

import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readFiles } from './files.ts';

const documents = readFiles('*.md', 'docs/**/*.md', '.github/**/*.md');

/** The ids that GitHub gives headings: lower case, no punctuation, hyphens for spaces. */
const headingIds = (text: string): string[] =>
  Array.from(text.matchAll(/^#+ (.+)$/gm), ([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

test.each(documents)('$path links to what is there', ({ path: file, text }) => {
  const links = Array.from(
    text.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '').matchAll(/\]\((?!\w+:)([^)\s]*)\)/g),
    ([, link = '']) => link,
  );
  const dead = links.filter((link) => {
    const [target = '', fragment] = link.split('#');
    const place = target === '' ? file : path.posix.join(path.posix.dirname(file), target);
    if (!existsSync(place)) return true;
    const document = documents.find((other) => other.path === place);
    return document && fragment ? !headingIds(document.text).includes(fragment) : false;
  });
  expect(dead).toEqual([]);
});

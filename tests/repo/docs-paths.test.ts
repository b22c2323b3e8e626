import { existsSync, globSync } from 'node:fs';
import { dirname, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { readFiles } from './files.ts';

const documents = readFiles('*.md', 'docs/**/*.md');
/** The folders of the repository. */
const rooms = new Set([
  'contract',
  'specs',
  'content-files',
  'site',
  'server',
  'cms',
  'content',
  'docs',
  'deploy',
  'tests',
  'tools',
  'bench',
  'edge',
]);
/** Created when the site is built or runs. */
const madeLater = /^cms\/(?:data|node_modules|\.next)\b/;

/** Code spans of a document that look like paths of this repository. */
function pathsIn(text: string): string[] {
  return [...text.matchAll(/`([\w.@{}*,<>/-]+\/[\w.@{}*,<>/-]*)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => rooms.has(path.split('/')[0] ?? ''));
}

/** `<page>` and `…` stand for any name. */
const exists = (path: string): boolean => {
  const pattern = path.replaceAll(/<[^>]*>/g, '*').replace(/\/$/, '');
  return /[*{]/.test(pattern) ? globSync(pattern).length > 0 : existsSync(pattern);
};

test('the tree in README has every folder', () => {
  const [, tree = ''] =
    /```\n(contract\/.*?)```/s.exec(readFiles('README.md')[0]?.text ?? '') ?? [];
  expect(new Set([...tree.matchAll(/^([\w-]+)\//gm)].map(([, folder]) => folder))).toEqual(rooms);
});

test('every path that a document names exists', () => {
  const missing = documents.flatMap(({ path: document, text }) =>
    pathsIn(text)
      .filter((path) => !madeLater.test(path) && !exists(path))
      .map((path) => `${document}: ${path}`),
  );
  expect(missing).toEqual([]);
});

// `page:` is a legal document's link to the site: legal-documents.test.ts follows those.
test('every link between documents leads somewhere', () => {
  const missing = documents.flatMap(({ path: document, text }) => {
    const folder = document.includes('/') ? document.slice(0, document.lastIndexOf('/')) : '.';
    return [...text.matchAll(/\]\((?!https?:|#|mailto:|page:)([^)#\s]+)/g)]
      .map(([, link = '']) => link)
      .filter((link) => !existsSync(`${folder}/${link}`))
      .map((link) => `${document}: ${link}`);
  });
  expect(missing).toEqual([]);
});

/** The anchors of a document: its headings, as GitHub names them. */
const anchorsOf = (text: string): Set<string> =>
  new Set(
    [...text.replaceAll(/```.*?```/gs, '').matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );

test('every link to a heading leads to one', () => {
  const anchors = new Map(documents.map(({ path, text }) => [path, anchorsOf(text)]));
  const missing = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\((?!https?:|mailto:|page:)([^)#\s]*)#([^)\s]+)\)/g)]
      .filter(([, link = '', anchor = '']) => {
        const target = link === '' ? path : normalize(`${dirname(path)}/${link}`);
        return target.endsWith('.md') && !anchors.get(target)?.has(anchor);
      })
      .map(([link]) => `${path}: ${link}`),
  );
  expect(missing).toEqual([]);
});

test('paths are found in prose', () => {
  expect(pathsIn('Open `site/paths.ts`, not `npm test`, `/api/x` or `a/b`.')).toEqual([
    'site/paths.ts',
  ]);
});

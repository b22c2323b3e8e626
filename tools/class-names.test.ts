import { globSync, readFileSync } from 'node:fs';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import { createClassNames } from './class-names.ts';

const nameOf = createClassNames(
  '/site',
  new Map([
    [
      'site/pages/b.module.css',
      '.card { width: 1.5rem } /* .note */ .x :global(.host) { order: 1 }',
    ],
    ['site/shell/a.module.css', '.card:not(.title) { animation: turn 1s } @keyframes turn { }'],
    [
      'site/ui/c.module.css',
      Array.from({ length: 500 }, (_, index) => `.class-${index} { }`).join('\n'),
    ],
  ]),
);

test('each class has its own short name, the shortest ones those of most pages', () => {
  expect(nameOf('card', '/site/site/shell/a.module.css')).toBe('a');
  expect(nameOf('title', '/site/site/shell/a.module.css')).toBe('b');
  expect(nameOf('class-0', '/site/site/ui/c.module.css')).toBe('c');
  const names = [
    nameOf('turn', '/site/site/shell/a.module.css'),
    nameOf('card', '/site/site/pages/b.module.css?inline'),
    nameOf('x', '/site/site/pages/b.module.css'),
    ...Array.from({ length: 500 }, (_, index) =>
      nameOf(`class-${index}`, '/site/site/ui/c.module.css'),
    ),
  ];
  expect(new Set(names).size).toBe(503);
  expect(names.filter((name) => name.length > 2)).toEqual([]);
  expect(names).not.toContain('Ad');
});

test('an animation has no name of an element', () => {
  expect(nameOf('turn', '/site/site/shell/a.module.css')).toHaveLength(2);
});

test('no class of all pages is as short', () => {
  const shared = new Set<string>();
  for (const file of globSync('site/styles/*.css'))
    postcss.parse(readFileSync(file)).walkRules(({ selector }) => {
      for (const [name] of selector.matchAll(/(?<=\.)[a-z][\w-]*/gi)) shared.add(name);
    });
  expect(shared).toContain('ltr');
  expect([...shared].filter((name) => name.length < 3)).toEqual([]);
});

test('what is not known is refused', () => {
  expect(() => nameOf('card', '/site/d.module.css')).toThrow("'card' of '/site/d.module.css'");
});

import postcss from 'postcss';
import stylelint from 'stylelint';
import { expect, test } from 'vitest';
import { routeNames, paths } from '../../site/paths.ts';
import { readFiles } from './files.ts';
import {
  environmentReaders,
  handWrittenLinks,
  importChain,
  importsOf,
  inlineStyles,
  looseVersions,
  openEnds,
  parts,
  resolvedUrls,
  unusedPermissions,
  wrongImports,
  wrongIslandImports,
} from './source-rules.ts';

const code = readFiles('{contract,specs,content-files,site,server,edge}/**/*.{ts,tsx}');
const components = code.filter(({ path }) => path.startsWith('site/') && path.endsWith('.tsx'));
const everything = readFiles(
  '{contract,specs,content-files,site,server,edge,tests,tools,bench,content,docs}/**/*.{ts,tsx,js,css,json,md}',
  '*.{ts,js,json,md}',
);
const json = (path: string): Record<string, unknown> =>
  JSON.parse(readFiles(path)[0]?.text ?? '{}') as Record<string, unknown>;

test('the paths are spelled as in the product requirements', () => {
  expect(routeNames.map((name) => paths[name])).toEqual([
    '/',
    '/products-forex',
    '/products-metals',
    '/products-indices',
    '/products-engergies',
    '/products-future',
    '/account-types',
    '/account-specs',
    '/funding',
    '/trading-platforms',
    '/trading-social',
    '/trading-mam',
    '/trading-pam',
    '/tools-economicCalendar',
    '/tools-news',
    '/tools-tradingCenter',
    '/tools-calculators',
    '/partenership-IB',
    '/about',
    '/legal-documents',
    '/legal-documents/client-agreement',
    '/legal-documents/privacy-policy',
    '/legal-documents/ib-agreement',
    '/legal-documents/swap-free-agreement',
    '/legal-documents/funding-agreement',
    '/privacy-policy',
    '/contact',
    '/glossary',
    '/help',
    '/search',
    '/error',
  ]);
});

test('the unusual spellings of paths occur only in the path table', () => {
  const odd = /engergies|partenership/;
  expect(
    code
      .filter(
        ({ path, text }) => odd.test(text) && path !== 'site/paths.ts' && !path.includes('.test.'),
      )
      .map(({ path }) => path),
  ).toEqual([]);
});

test('imports point one way', () => {
  expect(wrongImports([...code, ...readFiles('cms/**/*.{ts,tsx}')])).toEqual([]);
});

test('every permission to import is used', () => {
  const files = [...code, ...readFiles('cms/**/*.{ts,tsx}')];
  expect(unusedPermissions(files.filter(({ path }) => !path.includes('.test.')))).toEqual([]);
});

test('the map and the rules say what the CMS imports', () => {
  const folders = parts
    .find(({ name }) => name === 'cms')
    ?.mayImport.flatMap((name) => parts.find((part) => part.name === name)?.paths ?? []);
  const sentence = `cms/ imports ${folders?.slice(0, -1).join(', ')} and ${folders?.at(-1)}.`;
  for (const { path, text } of readFiles('CONTRIBUTING.md', 'docs/map.svg'))
    expect(text.replaceAll('`', ''), path).toContain(sentence);
});

test('no part may import a part that may import it', () => {
  for (const [index, { name, mayImport }] of parts.entries()) {
    const earlier = parts.slice(0, index).map((part) => part.name);
    expect(earlier, name).toEqual(expect.arrayContaining([...mayImport]));
  }
});

test('islands import only what a browser needs', () => {
  expect(wrongIslandImports(code)).toEqual([]);
});

test('the thread that answers visitors does not load what renders pages', () => {
  expect(importChain(code, 'server/render-worker.ts', 'react-dom/server')).not.toEqual([]);
  expect(importChain(code, 'server/main.ts', 'react-dom/server')).toEqual([]);
});

test('no component writes a style attribute', () => {
  expect(inlineStyles(components)).toEqual([]);
});

test('only the settings read the environment', () => {
  expect(environmentReaders(code.filter(({ path }) => !path.includes('.test.')))).toEqual([]);
});

test('no component hard-codes a URL', () => {
  expect(handWrittenLinks(components)).toEqual([]);
});

test('no file has a marker of unfinished work', () => {
  expect(openEnds(everything)).toEqual([]);
});

test('every version is exact', () => {
  for (const file of ['package.json', 'cms/package.json', 'bench/lighthouse/package.json'])
    expect(looseVersions(json(file)), file).toEqual([]);
});

test('the lock file names no registry', () => {
  for (const file of [
    'package-lock.json',
    'cms/package-lock.json',
    'bench/lighthouse/package-lock.json',
  ])
    expect(resolvedUrls(json(file)), file).toEqual([]);
});

test('no file is empty, or named for what it could hold', () => {
  expect(
    everything
      .filter(
        ({ path, text }) =>
          /\/(?:index|utils|helpers|lib)\.(?:tsx?|js)$/.test(path) || text.trim() === '',
      )
      .map(({ path }) => path),
  ).toEqual([]);
});

test('the rules find what is wrong', async () => {
  const file = (path: string, text: string) => ({ path, text });
  expect(
    importsOf(
      "import a, { b } from './a.ts';\nimport type { C } from '../c.ts';\nimport './d.css';\nexport { e } from 'e';\nconst f = import('./f.ts');\n// import g from './g.ts'",
    ),
  ).toEqual([
    { from: './a.ts', typeOnly: false },
    { from: '../c.ts', typeOnly: true },
    { from: './d.css', typeOnly: false },
    { from: 'e', typeOnly: false },
    { from: './f.ts', typeOnly: false },
  ]);
  expect(
    wrongImports([
      file(
        'site/ui/card.tsx',
        "import { Hero } from '../sections/hero.tsx';\nimport type { Site } from '../site-context.tsx';",
      ),
      file('site/facts/brand.ts', "import { z } from 'zod';"),
      file(
        'site/pages/about/about.tsx',
        "import { Map } from '../home/map.tsx';\nimport { Hero } from '../../sections/hero.tsx';",
      ),
      file('site/shell/footer.tsx', "import { parse } from '../../server/settings.ts';"),
      file('cms/hooks.ts', "import type { Settings } from '../server/settings.ts';"),
      file(
        'server/settings.ts',
        "import { limits } from './contact/receive/reception.ts';\nimport { tiers } from '../contract/tiers.ts';",
      ),
      file('site/new-file.ts', 'export const nothing = 0;'),
    ]),
  ).toEqual([
    "site/ui/card.tsx imports '../sections/hero.tsx': ui may not import sections",
    "site/ui/card.tsx imports '../site-context.tsx': ui may not import base",
    "site/facts/brand.ts imports 'zod': facts import nothing but data",
    "site/pages/about/about.tsx imports '../home/map.tsx': a page may not import another page",
    "site/shell/footer.tsx imports '../../server/settings.ts': shell may not import server base",
    "cms/hooks.ts imports '../server/settings.ts': cms may not import server base",
    "server/settings.ts imports './contact/receive/reception.ts': server base may not import contact reception",
    'site/new-file.ts belongs to no part',
  ]);
  expect(
    wrongIslandImports([
      file(
        'site/pages/home/map.island.tsx',
        "import { Dot } from './dot.tsx';\nimport { Button } from '../../ui/button.tsx';\nimport { useWords } from '../../site-context.tsx';",
      ),
      file(
        'site/pages/home/dot.tsx',
        "import i18next from 'i18next';\nimport styles from './dot.module.css';",
      ),
    ]),
  ).toEqual([
    "site/pages/home/map.island.tsx imports '../../site-context.tsx' (through site/pages/home/map.island.tsx): words, links and numbers come as props or stand in the markup",
    "site/pages/home/map.island.tsx brings the package 'i18next' into the browser (through site/pages/home/dot.tsx)",
  ]);
  expect(
    importChain(
      [
        file('a.ts', "import type { C } from './c.ts';\nimport './b.ts';"),
        file('b.ts', "import './a.ts';\nimport { c } from './c.ts';"),
        file('c.ts', "import 'd';"),
      ],
      'a.ts',
      'd',
    ),
  ).toEqual(['a.ts', 'b.ts', 'c.ts', 'd']);
  expect(inlineStyles([file('a.tsx', '<p style={{ color }}>')])).toEqual(['a.tsx:1']);
  expect(
    environmentReaders([
      file('server/app.ts', 'const port = process.env.PORT;'),
      file('server/dev.ts', 'parseSettings(process.env);'),
      file('server/main.ts', 'readSettings(process.env);'),
    ]),
  ).toEqual(['server/app.ts:1', 'server/dev.ts:1']);
  expect(
    handWrittenLinks([
      file(
        'a.tsx',
        '<a\n  href="/about">\n<a href={`/x`}>\n<a href="#top">\n<a href={links.page("about")}>\n<link href="/favicon.svg" />',
      ),
    ]),
  ).toEqual(['a.tsx: /about', 'a.tsx: /x']);
  expect(openEnds([file('a.ts', `// ${['TO', 'DO'].join('')}: later`)])).toEqual(['a.ts:1']);
  expect(looseVersions({ dependencies: { a: '^1.0.0', b: '1.0.0', c: 'latest' } })).toEqual([
    'dependencies: a ^1.0.0',
    'dependencies: c latest',
  ]);
  expect(
    resolvedUrls({ packages: { a: { resolved: 'https://registry.example/a.tgz' }, b: {} } }),
  ).toEqual(['a']);

  const { results } = await stylelint.lint({
    code: '.a { margin-left: 1px; width: 2px; text-align: left; padding: 1px 2px 3px 4px; }\n.b { margin-inline-start: 1px; inline-size: 2px; text-align: start; inset: 0; padding: 1px 2px; }\n',
    configFile: '.stylelintrc.json',
  });
  expect(results[0]?.warnings.map(({ line, rule }) => `${line} ${rule}`).toSorted()).toEqual([
    '1 declaration-property-value-disallowed-list',
    '1 declaration-property-value-disallowed-list',
    '1 property-disallowed-list',
    '1 property-disallowed-list',
  ]);
}, 30_000);

test('a rule of a CSS module names a class: without one it would be on every page', () => {
  const global = readFiles('site/**/*.module.css').flatMap(({ path, text }) => {
    const selectors: string[] = [];
    postcss.parse(text).walkRules(({ parent, selectors: own }) => {
      const inKeyframes =
        parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes';
      if (inKeyframes || parent?.type === 'rule') return;
      selectors.push(...own);
    });
    return selectors
      .filter((selector) => !/\.[a-z]/i.test(selector.replaceAll(/:not\([^)]*\)/g, '')))
      .map((selector) => `${path}: ${selector}`);
  });
  expect(global).toEqual([]);
});

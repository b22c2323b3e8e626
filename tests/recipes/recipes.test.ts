import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createScratchCopy } from '../../tools/scratch-copy.js';
import { startBuiltSite } from '../../tools/server-process.js';
import { unmarked } from '../harness/unmarked.ts';
import { applyRecipe, parseRecipes } from './recipe-book.ts';

/** Applied last: until its words are translated, a new language rightly fails the word tests. */
const languageRecipe = 'Add a language';

const recipes = parseRecipes(readFileSync('CONTRIBUTING.md', 'utf8'));
const copy = createScratchCopy();
afterAll(copy.remove);

/** Runs a tool in the copy. @returns its whole output, if it failed */
async function failureOutput(tool: string, ...parameters: string[]): Promise<string> {
  const child = spawn(tool, parameters, {
    cwd: copy.folder,
    env: {
      NO_COLOR: '1',
      PATH: `${path.resolve('node_modules/.bin')}${path.delimiter}${process.env['PATH']}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((resolve) => child.once('exit', resolve)),
  ]);
  return code === 0 ? '' : `${output}${errors}`;
}

describe('each recipe of CONTRIBUTING.md applies as written', () => {
  test('each recipe has something to apply', () => {
    expect(recipes.length).toBeGreaterThan(9);
    expect(recipes.filter(({ steps }) => steps.length === 0)).toEqual([]);
  });

  test.for(recipes.filter(({ name }) => name !== languageRecipe))('$name', (recipe) => {
    applyRecipe(recipe, copy.folder);
  });
});

test('the repository’s rules hold after all recipes', async () => {
  expect(
    await failureOutput(
      'vitest',
      'run',
      '--project=unit',
      '--reporter=dot',
      'tests/repo',
      'tests/embeds',
      'site/embeds',
      'site/pages/products',
      'server/settings.test.ts',
      'content-files',
      'tools/settings.test.ts',
    ),
  ).toBe('');
});

// The CMS has its own packages, which cannot be installed everywhere.
test.runIf(existsSync('cms/node_modules'))('the CMS compiles with them', async () => {
  expect(await failureOutput('tsc', '-p', 'cms')).toBe('');
});

test('after adding a language, too, everything compiles, and lint and format pass', async () => {
  const recipe = recipes.find(({ name }) => name === languageRecipe);
  expect(recipe).toBeDefined();
  applyRecipe(recipe!, copy.folder);
  const failures = await Promise.all([
    failureOutput('tsc'),
    failureOutput('oxlint', '--type-aware', '--deny-warnings', '--ignore-pattern=cms'),
    failureOutput('oxfmt', '--check', '.'),
  ]);
  expect(failures.filter(Boolean)).toEqual([]);
});

describe('the site after all recipes', () => {
  let site: Awaited<ReturnType<typeof startBuiltSite>>;
  beforeAll(async () => {
    expect(await failureOutput('node', 'tools/build.js', '--no-responses')).toBe('');
    site = await startBuiltSite({ folder: copy.folder });
  });
  afterAll(() => site?.stop());

  const get = async (url: string): Promise<string> => {
    const response = await fetch(site.origin + url);
    expect(response.status, url).toBe(200);
    return response.text();
  };

  test.for([
    ['', 'zh', '账户的其他费用', '多数账户不会产生这些费用', '10\u00A0美元'],
    ['/en', 'en', 'What else an account costs', 'Most accounts pay none of this', 'US$10'],
    ['/ar', 'ar', 'ما يكلّفه الحساب غير فرق السعر', 'معظم الحسابات لا تدفع', '10 دولارات أمريكية'],
  ] as const)(
    'the new page with its words and claim: %s/fees',
    async ([prefix, language, ...texts]) => {
      const html = unmarked(await get(`${prefix}/fees`));
      expect(html).toContain(`lang="${language}"`);
      for (const words of texts) expect(html).toContain(words);
      expect(html).toMatch(/<site-island[^>]*fee-total/);
      expect(html).toContain('data-embed="tickers"');
    },
  );

  test.for(['', '/en', '/ar'])('the new product page: %s/products-crypto', async (prefix) => {
    const html = await get(`${prefix}/products-crypto`);
    expect(html).toContain('BTCUSD');
    expect(html).toContain('data-embed="market-quotes"');
  });

  test.for(['', '/account-specs', '/contact', '/fees', '/products-crypto'])(
    'the new language: /fa%s',
    async (page) => {
      expect(await get(`/fa${page}`)).toMatch(/<html lang="fa" dir="rtl"/);
    },
  );

  test('menu, sitemap and search list the new pages', async () => {
    expect(await get('/en')).toContain('href="/en/products-crypto"');
    expect(await get('/sitemap.xml')).toContain('/en/fees');
  });

  test('the new instrument and the new column are in the specifications', async () => {
    const html = await get('/en/account-specs?q=XMRUSD');
    expect(html).toContain('Monero');
    expect(html).toContain('Maximum Volume');
    expect(html).toContain('100 lots');
  });

  test('the document has its new date', () => {
    const documents = readFileSync(path.join(copy.folder, 'dist/documents/documents.json'), 'utf8');
    expect(documents).toContain('2027-01-04');
  });
});

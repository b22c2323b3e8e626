// @ts-check
/**
 * `npm run rebrand-check [-- --keep]`: replaces the brand of a scratch copy by the steps of "Your own brand" in README.md,
 * builds it, and looks for the old brand in pages of every language, PDFs, stylesheet, icons, manifest, CMS and sources.
 * `--keep` keeps the copy.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { extractText, getDocumentProxy } from 'unpdf';
import { requireRuntime } from './runtime.js';

requireRuntime();
const { startBuiltSite } = await import('./server-process.js');
const { createScratchCopy } = await import('./scratch-copy.js');
/** @param {string} file */
const load = (file) => import(new URL(file, import.meta.url).href);
/** @type {typeof import('../site/facts/brand.ts')} */
const old = await load('../site/facts/brand.ts');
/** @type {typeof import('./rebrand/kestrel.ts')} */
const own = await load('rebrand/kestrel.ts');
/** @type {typeof import('./rebrand/traces.ts')} */
const { coloursOfHue, marksOf, pdfColours, tracesIn, visible } = await load('rebrand/traces.ts');
/** @type {typeof import('../contract/languages.ts')} */
const { languageCodes } = await load('../contract/languages.ts');
/** @type {typeof import('../site/paths.ts')} */
const { pagePath, routeNames } = await load('../site/paths.ts');
/** @type {typeof import('../site/i18n/brand-words.ts')} */
const { brandNames, brandVariables } = await load('../site/i18n/brand-words.ts');
/** @type {typeof import('../site/facts/palette.ts')} */
const { paletteOf } = await load('../site/facts/palette.ts');
/** @type {typeof import('./brand-files.ts')} */
const { isDrawnFrom, touchIconSource } = await load('brand-files.ts');

/** The site's own default, whatever this machine's environment says. */
const defaultLanguage = 'zh';
/** Tests of what the brand is filled into; they may not quote it. */
const unitTests = [
  'site/',
  'tests/repo/',
  'server/app.test.ts',
  'server/contact/',
  'server/site-search/',
  'tools/brand',
];
const marks = marksOf(old.brand, own.brand);
/** @type {string[]} */
const problems = [];
let looked = 0;

/** @param {boolean} isRight @param {string} problem */
function expect(isRight, problem) {
  if (!isRight) problems.push(problem);
}

/** @param {string} place @param {string} text */
function expectNoTrace(place, text) {
  looked += 1;
  for (const trace of tracesIn(text, marks)) problems.push(`${place} still has '${trace}'`);
}

/** @param {string} cwd @param {string[]} parameters @returns {Promise<string>} the standard output */
async function run(cwd, ...parameters) {
  const child = spawn(process.execPath, parameters, {
    cwd,
    env: { ...process.env, CI: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (/** @type {Buffer} */ chunk) => (output += chunk.toString()));
  child.stderr.on('data', (/** @type {Buffer} */ chunk) => (errors += chunk.toString()));
  const [code] = await once(child, 'close');
  if (code !== 0)
    throw new Error(`${parameters.join(' ').slice(0, 200)} failed:\n${output}${errors}`);
  return output;
}

/** Step 1 of the README: the one file. @param {string} folder */
function replaceBrand(folder) {
  const text = readFileSync(path.join(import.meta.dirname, 'rebrand/kestrel.ts'), 'utf8');
  writeFileSync(
    path.join(folder, 'site/facts/brand.ts'),
    text.replace("'../../site/facts/brand-shape.ts'", "'./brand-shape.ts'"),
  );
}

/** @param {string} folder */
function checkSources(folder) {
  const sources = globSync('{contract,specs,content-files,site,server,content,cms}/**/*', {
    cwd: folder,
    // The packages' own names are nothing that anybody sees.
    exclude: (file) => /^(?:node_modules|package(?:-lock)?\.json)$/.test(path.basename(file)),
  }).filter(
    (file) =>
      /\.(?:tsx?|js|css|json|md|svg|webmanifest)$/.test(file) && !/\.test\.tsx?$/.test(file),
  );
  for (const file of sources) expectNoTrace(file, readFileSync(path.join(folder, file), 'utf8'));
}

/** @param {string} origin */
async function checkPages(origin) {
  /** @param {string} url */
  const textOf = async (url) => await (await fetch(origin + url)).text();
  for (const language of languageCodes) {
    const words = brandVariables(language, own.brand);
    const { name } = brandNames(language, own.brand);
    for (const route of routeNames) {
      const url = pagePath(language, route, defaultLanguage);
      const html = await textOf(url);
      expectNoTrace(url, html);
      const text = visible(html);
      // Sections may have footers of their own; the page's comes last.
      const footer = text.split('<footer').at(-1) ?? '';
      for (const fact of [
        name,
        own.brand.company,
        own.brand.registrationNumber,
        own.brand.address,
        words.country,
        words.countriesNotServed,
        ...own.brand.socialLinks.map(({ href }) => `href="${href}"`),
      ])
        expect(footer.includes(visible(fact)), `the footer of ${url} does not have '${fact}'`);
      expect(!/<path d=""|<path d="undefined/.test(html), `${url} has an icon without a drawing`);
      expect(
        !/Ltd All|Ltd جميع|Ltd\.\./.test(text),
        `the sentence after the company on ${url} is not separated by one full stop`,
      );
      for (const hex of Object.values(paletteOf(own.brand.colours).bars))
        expect(html.includes(`content="${hex}"`), `${url} has no theme-color ${hex}`);
    }
  }
  for (const language of languageCodes) {
    const url = pagePath(language, 'legalDocuments', defaultLanguage);
    const text = visible(await textOf(url));
    for (const { authority, number } of own.brand.licences)
      for (const fact of [authority, number])
        expect(text.includes(fact), `${url} does not have '${fact}' of the licence`);
  }
  const english = await textOf(pagePath('en', 'home', defaultLanguage));
  expect(
    /<span class="[^"]*">The <\/span>Kestrel <span class="[^"]*">Group<\/span>/.test(english),
    'the logo does not say The Kestrel Group',
  );
  for (const url of ['/favicon.svg', '/site.webmanifest']) expectNoTrace(url, await textOf(url));
  const manifest = JSON.parse(await textOf('/site.webmanifest'));
  expect(manifest.name === own.brand.name, 'the manifest does not have the new name');
  const { plate } = paletteOf(own.brand.colours).icon;
  expect(manifest.theme_color === plate, 'the manifest does not have the new colour');
  expect((await textOf('/favicon.svg')).includes(plate), 'the icon does not have the new colour');
  const icon = Buffer.from(await (await fetch(`${origin}/apple-touch-icon.png`)).arrayBuffer());
  expect(
    isDrawnFrom(icon, touchIconSource(own.mark, own.brand)),
    'the touch icon is not drawn from the new mark',
  );
  const [, css = ''] = /<style>(.*?)<\/style>/s.exec(english) ?? [];
  for (const colour of coloursOfHue(css, old.brand.colours.accent.light))
    problems.push(`the stylesheet still has the old accent: ${colour}`);
  expect(
    coloursOfHue(css, own.brand.colours.accent.light).length > 0,
    'the stylesheet does not have the new accent',
  );
}

/** @param {string} folder */
async function checkDocuments(folder) {
  const files = globSync('dist/documents/*.pdf', { cwd: folder });
  expect(files.length > 0, 'there are no PDFs');
  const { accent } = paletteOf(own.brand.colours).documents;
  for (const file of files) {
    const bytes = readFileSync(path.join(folder, file));
    const pdf = await getDocumentProxy(new Uint8Array(bytes));
    const { text } = await extractText(pdf, { mergePages: true });
    const { info } = await pdf.getMetadata();
    const colours = pdfColours(bytes);
    expectNoTrace(file, [text.replaceAll(/\s+/g, ' '), JSON.stringify(info), ...colours].join(' '));
    expect(text.includes(own.brand.name), `${file} does not have the new name`);
    expect(colours.has(accent), `${file} does not have the new accent ${accent}`);
  }
}

/** What the CMS is started with; its build takes minutes and adds nothing. @param {string} folder */
async function checkCms(folder) {
  if (!existsSync('cms/node_modules')) {
    console.log('The packages of the CMS are not installed: its brand is not checked');
    return;
  }
  const output = await run(
    path.join(folder, 'cms'),
    '--input-type=module',
    '--eval',
    `const { default: config } = await import('./payload.config.ts');
     console.log(JSON.stringify((await config).admin.meta));
     process.exit(0);`,
  );
  const meta = JSON.parse(output);
  expectNoTrace('the CMS', output);
  expect(meta.titleSuffix.endsWith(own.brand.name), 'the CMS does not have the new name');
  const [, icon = ''] = meta.icons[0].url.split('base64,');
  expect(
    Buffer.from(icon, 'base64').equals(readFileSync(path.join(folder, 'site/public/favicon.svg'))),
    'the CMS does not have the new icon',
  );
}

const { values } = parseArgs({ options: { keep: { type: 'boolean', default: false } } });
const copy = createScratchCopy();
try {
  replaceBrand(copy.folder);
  await run(copy.folder, 'tools/brand.js');
  const { edited, added } = copy.changes();
  console.log(`${own.brand.name}: ${[...edited, ...added].join(', ')}`);
  await run(copy.folder, 'node_modules/typescript/bin/tsc');
  await run(copy.folder, 'tools/build.js', '--no-responses');
  checkSources(copy.folder);
  const site = await startBuiltSite({
    folder: copy.folder,
    settings: { DEFAULT_LANGUAGE: defaultLanguage },
  });
  try {
    await checkPages(site.origin);
  } finally {
    await site.stop();
  }
  await checkDocuments(copy.folder);
  await checkCms(copy.folder);
  await run(
    copy.folder,
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'unit',
    '--reporter=dot',
    ...unitTests,
  );
} catch (error) {
  problems.push(error instanceof Error ? error.message : String(error));
} finally {
  if (values.keep) console.log(`The copy is kept: ${copy.folder}`);
  else copy.remove();
}
for (const problem of problems) console.error(problem);
if (problems.length === 0)
  console.log(`No trace of ${old.brand.name} in ${looked} pages, documents and files`);
process.exitCode = problems.length === 0 ? 0 : 1;

// @ts-check
/**
 * `npm run try-language -- fa [--name فارسی] [--keep]`: adds a language to a scratch copy by the steps of "Add a language"
 * in CONTRIBUTING.md, with the words of Arabic (for left-to-right languages, of English), builds the copy and requests
 * three pages. `--keep` keeps the copy.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inspect, parseArgs } from 'node:util';
import { requireRuntime } from './runtime.js';

requireRuntime();
const { startBuiltSite } = await import('./server-process.js');
const { createScratchCopy } = await import('./scratch-copy.js');
/** @type {typeof import('../contract/languages.ts')} */
const { isLanguageCode, languageByCode } = await import(
  new URL('../contract/languages.ts', import.meta.url).href
);

const table = 'contract/languages.ts';
const endOfTable = '] as const satisfies readonly LanguageRow[];';
const pages = ['', '/account-specs', '/contact'];

/** @param {string} message @returns {never} */
function stopWith(message) {
  console.error(message);
  process.exit(1);
}

/** @returns {{ code: string, name: string | undefined, keep: boolean }} */
function readParameters() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { name: { type: 'string' }, keep: { type: 'boolean', default: false } },
  });
  const [code] = positionals;
  if (code === undefined || !/^[a-z]{2,3}$/.test(code))
    stopWith('Name one language by its code: npm run try-language -- fa');
  if (isLanguageCode(code)) stopWith(`The site already has the language '${code}'`);
  return { code, name: values.name, keep: values.keep };
}

/**
 * The row of a similar language of the site, with everything that Intl knows about the new one.
 * @param {string} code @param {string | undefined} nativeName
 */
function rowOf(code, nativeName) {
  // TypeScript's library does not have getTextInfo yet.
  const locale = /** @type {Intl.Locale & { getTextInfo: () => { direction: 'ltr' | 'rtl' } }} */ (
    new Intl.Locale(code).maximize()
  );
  const region = locale.region ?? 'US';
  const { direction } = locale.getTextInfo();
  const model = languageByCode(direction === 'rtl' ? 'ar' : 'en');
  const nameIn = (/** @type {string} */ language) =>
    new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;
  return {
    model,
    row: {
      ...model,
      code,
      label: nameIn('en'),
      nativeName: nativeName ?? nameIn(code),
      countryCode: region,
      countryName: new Intl.DisplayNames('en', { type: 'region' }).of(region) ?? region,
      direction,
      locale: `${code}-${region}-u-ca-gregory-nu-latn`,
      canBeDefault: false,
      widgetLocale: `${code}_${region}`,
    },
  };
}

/** @param {string} folder @param {string} code @param {string | undefined} nativeName */
function addLanguage(folder, code, nativeName) {
  const { model, row } = rowOf(code, nativeName);
  const file = path.join(folder, table);
  const parts = readFileSync(file, 'utf8').split(endOfTable);
  if (parts.length !== 2)
    stopWith(`${table} does not contain this line exactly once: ${endOfTable}`);
  writeFileSync(file, parts.join(`  ${inspect(row, { depth: null })},\n${endOfTable}`));
  for (const words of globSync(`site/**/*.${model.code}.json`, { cwd: folder }))
    copyFileSync(
      path.join(folder, words),
      path.join(folder, words.replace(`.${model.code}.json`, `.${code}.json`)),
    );
  return row;
}

/** Runs a script of the copy. @param {string} folder @param {string[]} script with its arguments */
async function run(folder, ...script) {
  const [code] = await once(
    spawn(process.execPath, script, { cwd: folder, stdio: 'inherit' }),
    'exit',
  );
  if (code !== 0) throw new Error(`${script[0]} failed`);
}

/**
 * Requests the pages of a language. @returns one problem for each that is wrong
 * @param {string} origin @param {{ code: string, direction: string }} language
 */
async function problemsOfPages(origin, { code, direction }) {
  const problems = [];
  for (const page of pages) {
    const url = `/${code}${page}`;
    const response = await fetch(origin + url);
    const [root = 'no <html>'] = /<html[^>]*>/.exec(await response.text()) ?? [];
    console.log(`${url}: ${response.status} ${root}`);
    if (
      response.status !== 200 ||
      !root.includes(`lang="${code}"`) ||
      !root.includes(`dir="${direction}"`)
    )
      problems.push(`${url} is not a page in '${code}'`);
  }
  return problems;
}

const { code, name, keep } = readParameters();
const copy = createScratchCopy();
/** @type {string[]} */
let problems = [];
try {
  const row = addLanguage(copy.folder, code, name);
  const { edited, added } = copy.changes();
  console.log(
    `${row.label} (${row.nativeName}): ${edited.join(', ')} and ${added.length} word files`,
  );
  await run(copy.folder, 'tools/build.js', '--no-responses');
  const site = await startBuiltSite({ folder: copy.folder });
  try {
    problems = await problemsOfPages(site.origin, row);
  } finally {
    await site.stop();
  }
} catch (error) {
  problems = [error instanceof Error ? error.message : String(error)];
} finally {
  if (keep) console.log(`The copy is kept: ${copy.folder}`);
  else copy.remove();
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

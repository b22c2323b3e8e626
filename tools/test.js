// @ts-check
/**
 * `npm test`: every check of the repository, one line per step; `npm run check` (`--quick`) leaves out what needs a build or
 * a browser. All steps run, even when one fails; the output of failures is shown in full.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureChromium } from './chromium.js';

const results = 'test-results';
/** Steps that run beside each other; browser and unit tests have two workers of their own. */
const lanes = 2;
/** Exit code of tools/cms.js if its packages are missing and the registry cannot be reached. */
const unavailable = 69;
const sum = { passed: 0, failed: 0 };
/** @type {string[]} */
const skipped = [];
/** @type {string[]} */
const flaky = [];

/** @typedef {{ title: string, specs?: { title: string, tests: { status: string }[] }[], suites?: Suite[] }} Suite */

/** Counts the tests of a reporter's JSON, and names those that were skipped or passed only at the second try. @param {string} file */
function countReport(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const counts = { passed: 0, failed: 0 };
  /** @param {string} name @param {string} status */
  const count = (name, status) => {
    if (['passed', 'expected', 'flaky'].includes(status)) counts.passed++;
    else if (['failed', 'unexpected'].includes(status)) counts.failed++;
    else skipped.push(name);
    if (status === 'flaky') flaky.push(name);
  };
  /** @param {Suite} suite @param {string} within */
  const visit = ({ title, specs = [], suites = [] }, within) => {
    for (const spec of specs)
      for (const { status } of spec.tests) count(`${within}${title} ${spec.title}`, status);
    for (const inner of suites) visit(inner, `${within}${title} `);
  };
  for (const suite of report.suites ?? []) visit(suite, '');
  for (const { assertionResults } of report.testResults ?? [])
    for (const { fullName, status } of assertionResults) count(fullName, status);
  return counts;
}

/** @typedef {{ name: string, command: string, report?: boolean }} Step report: it writes the JSON of its tests */

/** @param {Step} step */
async function take({ name, command, report = false }) {
  const start = performance.now();
  const file = `${results}/${name}.json`;
  const child = spawn(command, {
    shell: true,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve) => child.on('close', resolve));
  const counts = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  if (name.startsWith('cms') && code === unavailable) {
    counts.failed = 0;
    skipped.push(`${name}: ${output.trim().split('\n').at(-1)}`);
  } else if (report)
    try {
      Object.assign(counts, countReport(file));
      // A file that failed to load reports no failed tests.
      if (code !== 0) counts.failed ||= 1;
    } catch {}
  sum.passed += counts.passed;
  sum.failed += counts.failed;
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
  console.log(
    `${counts.failed > 0 ? '✗' : '✓'} ${name.padEnd(10)} ${seconds} s  ${counts.passed} passed`,
  );
  if (counts.failed > 0) console.log(`\n${output.trim()}\n`);
}

/** Takes the steps in order, two at a time. @param {Step[]} steps */
async function takeAll(steps) {
  const waiting = [...steps];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await take(step);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** @param {string} project @param {number} workers @returns {Step} */
const vitest = (project, workers) => ({
  name: project,
  command: `vitest run --project ${project} --maxWorkers=${workers} --reporter=default --reporter=json --outputFile.json=${results}/${project}.json`,
  report: true,
});

/** @param {string} name @param {readonly string[]} projects @returns {Step} */
const playwright = (name, projects) => ({
  name,
  command: `playwright test --reporter=dot,json --output=${results}/${name} ${projects.map((project) => `--project=${project}`).join(' ')}`,
  report: true,
});

rmSync(results, { recursive: true, force: true });
mkdirSync(results);
const start = performance.now();
const isQuick = process.argv.includes('--quick');
await takeAll([
  // First, because it waits for the registry while others compute.
  ...(isQuick ? [] : [{ name: 'cms build', command: 'node tools/cms.js build' }]),
  { name: 'types', command: 'tsc' },
  { name: 'lint', command: 'npm run --silent lint:code' },
  { name: 'format', command: 'oxfmt --check' },
  { name: 'styles', command: 'npm run --silent lint:styles' },
  { name: 'unused', command: 'npm run --silent lint:unused' },
  vitest('unit', 2),
  ...(isQuick ? [] : [{ name: 'build', command: 'node tools/build.js' }]),
]);
if (!isQuick) {
  ensureChromium();
  const hasCms = existsSync('cms/node_modules');
  const cmsLint = 'npm run --silent typecheck:cms && npm run --silent lint:cms';
  const { default: startSharedSites } = await import('../tests/harness/global-setup.ts');
  // A site that does not start fails in every step.
  const stop = await startSharedSites().catch(() => () => Promise.resolve());
  await takeAll([
    // Apart from the other pages: what editors publish must be on the site within seconds.
    playwright('editors', ['cms']),
    vitest('site', 1),
    ...(hasCms ? [{ name: 'cms lint', command: cmsLint }, vitest('cms', 1)] : []),
    vitest('mail', 1),
    playwright('browser', ['sweep', 'engines', 'e2e', 'full-browser']),
  ]);
  await stop();
}
for (const [title, names] of Object.entries({
  'Skipped here': skipped,
  'Flaky, passed at the second try': flaky,
}))
  if (names.length > 0) console.log(`\n${title}:\n${names.map((name) => `  ${name}`).join('\n')}`);
console.log(`\nAll steps: ${((performance.now() - start) / 1000).toFixed(0)} s`);
console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed === 0 ? 0 : 1;

// @ts-check
/**
 * `npm test`: every check of the repository, one line a step. All steps run, even when one fails; what failed is shown in full.
 * `npm run check` (`--quick`) leaves out what needs a build or a browser.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ensureChromium, findChromium } from './chromium.js';
import { requireRuntime } from './runtime.js';

requireRuntime();

const results = 'test-results';
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const require = createRequire(import.meta.url);

/** @typedef {{ passed: number, failed: number, skipped: string[], output: string }} Outcome What was skipped, by name. */

/** The program that a package brings, to be run by this very Node. @param {string} name @param {string} [binary] */
function program(name, binary = name) {
  const folder = path.join('node_modules', name);
  const { bin } = require(path.resolve(folder, 'package.json'));
  return path.join(folder, typeof bin === 'string' ? bin : bin[binary]);
}

/** @param {string[]} parameters @param {string} [cwd] @returns {Promise<{ code: number | null, output: string }>} */
function run(parameters, cwd = '.') {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, parameters, {
      cwd,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code, output }));
  });
}

/** A tool that is right or wrong as a whole. @param {string[]} parameters @returns {() => Promise<Outcome>} */
const tool =
  (...parameters) =>
  async () => {
    const { code, output } = await run(parameters);
    return code === 0
      ? { passed: 1, failed: 0, skipped: [], output: '' }
      : { passed: 0, failed: 1, skipped: [], output };
  };

/** The tests of one Vitest project. @param {string} project @returns {() => Promise<Outcome>} */
const tests = (project) => async () => {
  const report = path.join(results, `${project}.json`);
  const { code, output } = await run([
    program('vitest'),
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  try {
    const {
      numPassedTests: passed,
      numFailedTests: failed,
      testResults,
    } = JSON.parse(readFileSync(report, 'utf8'));
    // A file that could not even be loaded has no failed tests of its own.
    return {
      passed,
      failed: code !== 0 && failed === 0 ? 1 : failed,
      skipped: namesOfSkipped(testResults),
      output: code === 0 ? '' : output,
    };
  } catch {
    return { passed: 0, failed: 1, skipped: [], output: output || 'Vitest left no report' };
  }
};

/** @param {{ assertionResults: { fullName: string, status: string }[] }[]} files */
function namesOfSkipped(files) {
  return files.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== 'passed' && status !== 'failed')
      .map(({ fullName }) => fullName),
  );
}

/** Tests of a project that drives Chromium. @param {string} project @returns {() => Promise<Outcome>} */
function browserTests(project) {
  return async () => {
    try {
      ensureChromium();
      findChromium();
    } catch (error) {
      return {
        passed: 0,
        failed: 1,
        skipped: [],
        output: `The browser tests cannot run: ${error instanceof Error ? error.message : String(error)}`,
      };
    }
    return tests(project)();
  };
}

/** Given back by tools/cms.js where the packages of the CMS are missing and the registry cannot be reached. */
const unavailable = 69;

/** @type {ReturnType<typeof run> | undefined} */
let cmsBuild;

/** The CMS is a package of its own: installed, built, checked and tested by itself. @returns {Promise<Outcome>} */
async function cms() {
  const built = await (cmsBuild ?? run(['tools/cms.js', 'build']));
  if (built.code === unavailable)
    return {
      passed: 0,
      failed: 0,
      skipped: [`cms: ${built.output.trim().split('\n').at(-1)}`],
      output: '',
    };
  if (built.code !== 0) return { passed: 0, failed: 1, skipped: [], output: built.output };
  for (const check of [
    () => run([program('typescript', 'tsc'), '-p', 'cms']),
    () => run([path.resolve(program('oxlint')), '--type-aware', '--deny-warnings', '.'], 'cms'),
  ]) {
    const { code, output } = await check();
    if (code !== 0) return { passed: 0, failed: 1, skipped: [], output };
  }
  return browserTests('cms')();
}

const quickSteps = /** @type {const} */ ([
  ['format', tool(program('oxfmt'), '--check', '.')],
  ['types', tool(program('typescript', 'tsc'))],
  // The CMS is linted in its own folder once its packages are there.
  ['lint', tool(program('oxlint'), '--type-aware', '--deny-warnings', '--ignore-pattern=cms')],
  ['styles', tool(program('stylelint'), '--max-warnings=0', '{site,cms}/**/*.css')],
  ['unused', tool(program('knip'), '--no-progress')],
  ['unit', tests('unit')],
]);
const slowSteps = /** @type {const} */ ([
  ['build', tool('tools/build.js')],
  ['cms', cms],
  ['mail', browserTests('mail')],
  ['browser', browserTests('browser')],
]);

const sum = { passed: 0, failed: 0 };
/** @type {string[]} */
const notRun = [];
const quick = process.argv.includes('--quick');
for (const [name, step] of quick ? quickSteps : [...quickSteps, ...slowSteps]) {
  // Mostly waits for the network: it is at work while unit tests run, which measure no time.
  if (name === 'unit' && !quick) cmsBuild = run(['tools/cms.js', 'build']);
  const start = performance.now();
  const { passed, failed, skipped, output } = await step();
  sum.passed += passed;
  sum.failed += failed;
  notRun.push(...skipped);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `${failed > 0 ? '✗' : passed > 0 ? '✓' : '–'} ${name.padEnd(8)} ${seconds.padStart(6)} s${passed + failed > 1 ? `  ${passed} of ${passed + failed}` : ''}`,
  );
  if (output) console.log(`\n${output.trim()}\n`);
}
if (notRun.length > 0)
  console.log(`\nSkipped here:\n${notRun.map((name) => `  ${name}`).join('\n')}\n`);
console.log(
  `${sum.passed} passed, ${sum.failed} failed${notRun.length > 0 ? `, ${notRun.length} skipped (named above)` : ''}`,
);
process.exitCode = sum.failed === 0 ? 0 : 1;

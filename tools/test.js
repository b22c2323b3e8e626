// @ts-check
/**
 * `npm test`: every check of the repository, one line per step. All steps run, even when one fails; the output of failures is shown in full.
 * `npm run check` (`--quick`) leaves out what needs a build or a browser.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ensureChromium, findChromium } from './chromium.js';
import { requireRuntime } from './runtime.js';
import { ensurePrograms } from './system-programs.js';

requireRuntime();

const results = 'test-results';
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const require = createRequire(import.meta.url);

/** @typedef {{ passed: number, failed: number, skipped: string[], output: string }} Outcome What was skipped, by name. */

/** Path of a package's program, to run with this Node. @param {string} name @param {string} [binary] */
function program(name, binary = name) {
  const folder = path.join('node_modules', name);
  const { bin } = require(path.resolve(folder, 'package.json'));
  return path.join(folder, typeof bin === 'string' ? bin : bin[binary]);
}

/** @typedef {{ cwd?: string, environment?: NodeJS.ProcessEnv }} RunOptions */

/** @param {string[]} parameters @param {RunOptions} [options] @returns {Promise<{ code: number | null, output: string }>} */
function run(parameters, { cwd = '.', environment = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, parameters, {
      cwd,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code, output }));
  });
}

/** The outcome of a check that passes or fails as a whole. @param {{ code: number | null, output: string }} ended @returns {Outcome} */
const whole = ({ code, output }) =>
  code === 0
    ? { passed: 1, failed: 0, skipped: [], output: '' }
    : { passed: 0, failed: 1, skipped: [], output };

/** @param {string} output @returns {Outcome} */
const failure = (output) => ({ passed: 0, failed: 1, skipped: [], output });

/** @param {string[]} parameters @returns {() => Promise<Outcome>} */
const tool =
  (...parameters) =>
  async () =>
    whole(await run(parameters));

/** Runs the command of a script in package.json. @param {string} name @returns {() => Promise<Outcome>} */
function script(name) {
  const { scripts } = require(path.resolve('package.json'));
  const [command, ...parameters] = scripts[name].replaceAll('"', '').split(' ');
  return tool(program(command === 'tsc' ? 'typescript' : command, command), ...parameters);
}

/**
 * The tests of one Vitest project. On one core they run one file at a time, so that steps beside each other do not make
 * each other late. @param {string} project @param {1 | 2} [cores] @returns {() => Promise<Outcome>}
 */
const vitest =
  (project, cores = 1) =>
  async () => {
    const report = path.join(results, `${project}.json`);
    const { code, output } = await run([
      program('vitest'),
      'run',
      '--project',
      project,
      `--maxWorkers=${cores}`,
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
      // A file that failed to load reports no failed tests.
      return {
        passed,
        failed: code !== 0 && failed === 0 ? 1 : failed,
        skipped: namesOfSkipped(testResults),
        output: code === 0 ? '' : output,
      };
    } catch {
      return failure(output || 'Vitest wrote no report');
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

/** @typedef {{ title: string, specs?: { title: string, tests: { status: string }[] }[], suites?: Suite[] }} Suite */

/** @param {Suite[]} suites @param {string} [within] @returns {string[]} */
function skippedSpecs(suites, within = '') {
  return suites.flatMap(({ title, specs = [], suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'skipped'))
      .map((spec) => `${within}${title} ${spec.title}`),
    ...skippedSpecs(inner, `${within}${title} `),
  ]);
}

let cmsIsThere = true;

/** The tests that drive Chromium. @returns {Promise<Outcome>} */
async function playwright() {
  try {
    ensureChromium();
    findChromium();
  } catch (error) {
    return failure(
      `The browser tests cannot run: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  const report = path.join(results, 'playwright.json');
  const projects = ['e2e', 'embeds', 'sweep', 'mail', 'full-browser'];
  if (cmsIsThere) projects.push('cms');
  const { code, output } = await run(
    [
      program('@playwright/test', 'playwright'),
      'test',
      '--reporter=dot,json',
      ...projects.map((name) => `--project=${name}`),
    ],
    { environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
  );
  try {
    const { stats, suites } = JSON.parse(readFileSync(report, 'utf8'));
    const failed = stats.unexpected + stats.flaky;
    return {
      passed: stats.expected,
      failed: code !== 0 && failed === 0 ? 1 : failed,
      skipped: skippedSpecs(suites),
      output: code === 0 ? '' : output,
    };
  } catch {
    return failure(output || 'Playwright wrote no report');
  }
}

/** Exit code of tools/cms.js if the packages of the CMS are missing and the registry cannot be reached. */
const unavailableExitCode = 69;

/** The CMS is a separate package, installed and built on its own. @returns {Promise<Outcome>} */
async function buildCms() {
  const built = await run(['tools/cms.js', 'build']);
  cmsIsThere = built.code !== unavailableExitCode;
  return cmsIsThere
    ? whole(built)
    : {
        passed: 0,
        failed: 0,
        skipped: [`cms: ${built.output.trim().split('\n').at(-1)}`],
        output: '',
      };
}

/** Checks and tests the CMS. @returns {Promise<Outcome>} */
async function cms() {
  if (!cmsIsThere) return { passed: 0, failed: 0, skipped: [], output: '' };
  for (const check of [
    () => run([program('typescript', 'tsc'), '-p', 'cms']),
    // As `npm run lint:cms`.
    () =>
      run([path.resolve(program('oxlint')), '--type-aware', '--deny-warnings', '.'], {
        cwd: 'cms',
      }),
  ]) {
    const { code, output } = await check();
    if (code !== 0) return failure(output);
  }
  return vitest('cms')();
}

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {() => Promise<Outcome>} work
 * @property {0 | 1 | 2} [cores] How many of two cores it keeps busy; parallel steps share two. 0: it mostly waits.
 * @property {string[]} [after] Steps that must end first.
 */

/** @type {Step[]} */
const quickSteps = [
  { name: 'format', work: tool(program('oxfmt'), '--check', '.') },
  { name: 'types', work: script('typecheck') },
  // The CMS is linted in its own folder once its packages are there.
  { name: 'lint', work: script('lint:code') },
  { name: 'styles', work: script('lint:styles') },
  { name: 'unused', work: script('lint:unused') },
  { name: 'unit', work: vitest('unit', 2), cores: 2 },
];
/** @type {Step[]} */
const slowSteps = [
  // The first time it mostly waits for the network.
  { name: 'cms build', work: buildCms },
  { name: 'build', work: tool('tools/build.js') },
  { name: 'mail', work: vitest('mail'), cores: 0, after: ['build'] },
  { name: 'site', work: vitest('site'), after: ['build'] },
  { name: 'cms', work: cms, after: ['cms build'] },
  // Two at a time, as soon as one core is free: what runs on the other waits much.
  { name: 'recipes', work: vitest('recipes', 2), after: ['cms build'] },
  { name: 'browser', work: playwright, cores: 2, after: ['build', 'cms build'] },
];

const sum = { passed: 0, failed: 0 };
/** @type {string[]} */
const notRun = [];

/** @param {Step} step */
async function take({ name, work }) {
  const start = performance.now();
  const { passed, failed, skipped, output } = await work();
  sum.passed += passed;
  sum.failed += failed;
  notRun.push(...skipped);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `${failed > 0 ? '✗' : passed > 0 ? '✓' : '–'} ${name.padEnd(9)} ${seconds.padStart(6)} s${passed + failed > 1 ? `  ${passed} of ${passed + failed}` : ''}`,
  );
  if (output) console.log(`\n${output.trim()}\n`);
}

/** Runs all steps in order, in parallel where cores are free. @param {Step[]} steps */
async function takeAll(steps) {
  const waiting = [...steps];
  const ended = new Set();
  /** @type {Map<Step, Promise<void>>} */
  const running = new Map();
  while (waiting.length + running.size > 0) {
    const busy = [...running.keys()].reduce((cores, { cores: own = 1 }) => cores + own, 0);
    const next = waiting[0];
    if (
      next &&
      busy + (next.cores ?? 1) <= 2 &&
      (next.after ?? []).every((name) => ended.has(name))
    ) {
      waiting.shift();
      const finish = async () => {
        await take(next);
        running.delete(next);
        ended.add(next.name);
      };
      running.set(next, finish());
    } else await Promise.race(running.values());
  }
}

const quick = process.argv.includes('--quick');
if (!quick) ensurePrograms();
const start = performance.now();
await takeAll(quick ? quickSteps : [...quickSteps, ...slowSteps]);
if (notRun.length > 0)
  console.log(`\nSkipped here:\n${notRun.map((name) => `  ${name}`).join('\n')}\n`);
console.log(`All steps: ${((performance.now() - start) / 1000).toFixed(1)} s`);
console.log(
  `${sum.passed} passed, ${sum.failed} failed${notRun.length > 0 ? `, ${notRun.length} skipped (named above)` : ''}`,
);
process.exitCode = sum.failed === 0 ? 0 : 1;

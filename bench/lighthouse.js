// @ts-check
/**
 * Lighthouse, in its own package (bench/lighthouse/), which is installed on first use. Only the parts of its result that
 * the benchmark reads are typed here.
 */
import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromiumArguments, findHeadlessChromium } from '../tools/chromium.js';
import { ensurePackages } from '../tools/packages.js';

const folder = path.join(import.meta.dirname, 'lighthouse');

/**
 * @typedef {object} Audit
 * @property {number | null} score from 0 to 1; null if it does not apply or only informs
 * @property {number} [numericValue]
 * @property {{ items?: Record<string, unknown>[] }} [details]
 *
 * @typedef {object} Category
 * @property {number | null} score from 0 to 1
 * @property {{ id: string, weight: number }[]} auditRefs
 *
 * @typedef {object} Result
 * @property {string} lighthouseVersion
 * @property {{ benchmarkIndex: number }} environment
 * @property {{ code: string, message: string }} [runtimeError]
 * @property {Record<string, Audit>} audits
 * @property {Record<string, Category>} categories
 *
 * @typedef {'performance' | 'accessibility' | 'best-practices' | 'seo'} CategoryName
 * @typedef {'simulate' | 'devtools'} Throttling
 */

/** @type {readonly CategoryName[]} */
export const categoryNames = ['performance', 'accessibility', 'best-practices', 'seo'];

/** How often a load that Lighthouse could not measure is tried. */
const maxAttempts = 3;

/** Loads one of the package's modules. @param {string} name */
const load = (name) =>
  import(pathToFileURL(createRequire(path.join(folder, 'package.json')).resolve(name)).href);

/**
 * Lets Chromium accept one certificate, as if an authority had signed it: unlike `--ignore-certificate-errors`, this
 * leaves its cache as it is for everybody.
 * @param {string} file in PEM
 */
function acceptCertificate(file) {
  const key = new X509Certificate(readFileSync(file)).publicKey;
  const digest = createHash('sha256').update(key.export({ type: 'spki', format: 'der' }));
  return `--ignore-certificate-errors-spki-list=${digest.digest('base64')}`;
}

/**
 * @param {{ certificate: string }} options the file of the servers' certificate
 * @returns {Promise<{
 *   load: (url: string, options: { categories: readonly CategoryName[], throttling: Throttling }) => Promise<Result>,
 *   browser: string,
 *   failures: () => number,
 *   stop: () => void,
 * }>} load: one load in a browser without cache, with the phone preset; browser: its program's name; failures: loads that had to be repeated.
 * @throws a one-line message if the packages cannot be installed or there is no browser
 */
export async function startLighthouse({ certificate }) {
  const packages = ensurePackages(folder, { name: 'Lighthouse' });
  if (packages.kind !== 'installed') throw new Error(packages.message);
  const { default: lighthouse } = await load('lighthouse');
  const { launch } = await load('chrome-launcher');
  // A page's work is the same in a whole browser, whose own processes would compete with it for the cores of this machine.
  const browser = findHeadlessChromium();
  const start = () =>
    launch({
      chromePath: browser,
      chromeFlags: [...chromiumArguments, '--headless', acceptCertificate(certificate)],
      logLevel: 'error',
    });
  let chrome = await start();
  let failures = 0;

  /** @param {string} url @param {{ categories: readonly CategoryName[], throttling: Throttling }} options @returns {Promise<Result>} */
  async function attempt(url, { categories, throttling }) {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      formFactor: 'mobile',
      throttlingMethod: throttling,
      onlyCategories: categories,
      disableFullPageScreenshot: true,
    });
    const { runtimeError, audits } = result.lhr;
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
    if (
      categories.includes('performance') &&
      typeof audits['largest-contentful-paint']?.numericValue !== 'number'
    )
      throw new Error(`${url}: no largest paint was seen`);
    return result.lhr;
  }

  return {
    async load(url, options) {
      for (let number = 1; ; number++) {
        try {
          return await attempt(url, options);
        } catch (error) {
          if (number === maxAttempts) throw error;
          failures += 1;
          chrome.kill();
          chrome = await start();
        }
      }
    },
    browser: path.basename(browser),
    failures: () => failures,
    stop: () => chrome.kill(),
  };
}

import { defineConfig } from '@playwright/test';
import {
  chromiumArguments,
  ensureChromium,
  findChromium,
  findHeadlessChromium,
} from './tools/chromium.js';

// Every worker loads this file again.
if (!process.env['TEST_WORKER_INDEX']) ensureChromium();

/** Tag of the tests that the headless shell cannot run: it has no back/forward cache, for one. */
const fullBrowser = /@full-browser/;

/** The tests that need a page (`*.spec.ts`); everything else is Vitest's (`*.test.ts`). */
export default defineConfig({
  outputDir: 'test-results/browser',
  globalSetup: './tests/harness/global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // One more than the cores: pages often wait.
  workers: 3,
  // A test that fails runs again with a trace; one that then passes is named at the end of the run.
  retries: 1,
  // Generous: a test that waits in vain fails earlier, at its own shorter timeouts.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    actionTimeout: 15_000,
    navigationTimeout: 15_000,
    // Tracing every run would cost a sixth of the time.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findHeadlessChromium(), args: chromiumArguments },
  },
  // In this order: what takes one worker longest begins first.
  projects: [
    { name: 'cms' },
    {
      name: 'sweep',
      // It looks at whole pages, through to their end.
      use: { actionTimeout: 30_000, navigationTimeout: 30_000 },
    },
    { name: 'engines' },
    // One project for all: each starts browsers of its own.
    { name: 'e2e', testDir: 'tests', testMatch: '**/{e2e,embeds,mail}/*.spec.ts' },
    {
      name: 'full-browser',
      testDir: 'tests',
      grep: fullBrowser,
      use: { launchOptions: { executablePath: findChromium(), args: chromiumArguments } },
    },
  ].map((project) => ({
    testDir: `tests/${project.name}`,
    testMatch: '**/*.spec.ts',
    ...(project.grep ? {} : { grepInvert: fullBrowser }),
    ...project,
  })),
});

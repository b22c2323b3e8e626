import { defineConfig } from '@playwright/test';
import { chromiumArguments, ensureChromium, findChromium } from './tools/chromium.js';

ensureChromium();

/** The tests that need a page (`*.spec.ts`); everything else is Vitest's (`*.test.ts`). */
export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results/browser',
  globalSetup: './tests/harness/global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  retries: 0,
  // Generous: a test that waits in vain fails earlier, at its own shorter timeouts.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    actionTimeout: 15_000,
    navigationTimeout: 15_000,
    // Snapshots of the page at every step. A film of it besides costs a fifth of the time.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium(), args: chromiumArguments },
  },
  projects: [
    { name: 'e2e', testDir: 'tests/e2e' },
    { name: 'embeds', testDir: 'tests/embeds' },
    {
      name: 'sweep',
      testDir: 'tests/sweep',
      // It looks at whole pages, through to their end.
      use: { actionTimeout: 30_000, navigationTimeout: 30_000 },
    },
    { name: 'mail', testDir: 'tests/mail' },
    {
      name: 'cms',
      testDir: 'tests/cms',
      timeout: 120_000,
      // Its tests follow one editor.
      fullyParallel: false,
      // The admin fetches much on a first visit.
      use: { actionTimeout: 30_000, navigationTimeout: 30_000 },
    },
  ].map((project) => ({ ...project, testMatch: '**/*.spec.ts' })),
});

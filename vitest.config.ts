import { defineConfig } from 'vitest/config';
import { inlineScript } from './tools/vite-plugins.ts';

/** Everything that needs no page: a test that needs one is a `*.spec.ts` and Playwright's (playwright.config.ts). */
export default defineConfig({
  plugins: [inlineScript()],
  // Pages are rendered as in a build, which takes a fifth less time than with React's checks for development.
  oxc: { jsx: { development: false } },
  test: {
    environment: 'node',
    // Some render and compress every page, some wait for processes.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          env: { NODE_ENV: 'production' },
          // Files share the modules of their process, which takes a third off the time.
          isolate: false,
          include: [
            '{core,site,server,tools,tests/repo,tests/content,tests/embeds,tests/pages,tests/specs}/**/*.test.{ts,tsx}',
          ],
        },
      },
      {
        // The built site, by requests and signals.
        extends: true,
        test: {
          name: 'site',
          // They start processes, beside the browsers of other steps.
          testTimeout: 180_000,
          include: ['tests/{process,sweep}/**/*.test.ts'],
          globalSetup: 'tests/harness/global-setup.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'mail',
          include: ['tests/mail/**/*.test.ts'],
          globalSetup: 'tests/harness/build-site.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'cms',
          include: ['tests/cms/**/*.test.ts'],
          globalSetup: 'tests/cms/build-cms.ts',
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});

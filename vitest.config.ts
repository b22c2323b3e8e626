import { defineConfig } from 'vitest/config';
import { inlineScript } from './tools/vite-plugins.ts';

export default defineConfig({
  plugins: [inlineScript()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          // Some render and compress every page.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: [
            '{contract,specs,site,server,tools,tests/repo,tests/content}/**/*.test.{ts,tsx}',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          environment: 'node',
          include: ['tests/{e2e,embeds,sweep,process}/**/*.test.ts'],
          globalSetup: 'tests/harness/sites.ts',
          // Generous: a test that waits for something that never comes fails by its own, shorter, patience.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          maxConcurrency: 2,
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        extends: true,
        test: {
          name: 'mail',
          include: ['tests/mail/**/*.test.ts'],
          globalSetup: 'tests/mail/build-site.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
          maxWorkers: 2,
        },
      },
      {
        // The recipes of CONTRIBUTING.md, on a copy of the repository.
        extends: true,
        test: {
          name: 'recipes',
          include: ['tests/recipes/**/*.test.ts'],
          // Each compiles and builds a copy of the repository.
          testTimeout: 600_000,
          hookTimeout: 600_000,
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: 'cms',
          include: ['tests/cms/**/*.test.ts'],
          globalSetup: 'tests/cms/build-cms.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 15_000 } },
          maxWorkers: 2,
        },
      },
    ],
  },
});

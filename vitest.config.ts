import { defineConfig } from 'vitest/config';
import { inlineScript } from './tools/vite-plugins.ts';

export default defineConfig({
  plugins: [inlineScript()],
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['site/**/*.test.{ts,tsx}', 'server/**/*.test.ts', 'tools/**/*.test.ts'] },
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
    ],
  },
});

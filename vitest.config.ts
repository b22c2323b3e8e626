import { defineConfig } from 'vitest/config';
import { inlineScript } from './tools/vite-plugins.ts';

export default defineConfig({
  plugins: [inlineScript()],
  test: { include: ['site/**/*.test.{ts,tsx}', 'server/**/*.test.ts', 'tools/**/*.test.ts'] },
});

import { globSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import globalData from '@csstools/postcss-global-data';
import devServer, { defaultOptions } from '@hono/vite-dev-server';
import react from '@vitejs/plugin-react';
import customMedia from 'postcss-custom-media';
import { defineConfig, esmExternalRequirePlugin, perEnvironmentPlugin } from 'vite';
import { createClassNames } from './tools/class-names.ts';
import { emitSplitStyles } from './tools/split-styles.ts';
import { createTokenNames, shortenTokens } from './tools/token-names.ts';
import {
  bundlePackages,
  dropClientStyles,
  inlineClassNames,
  inlineScript,
  inlineTokensOfCode,
  placeJsonMistakes,
  reloadPages,
  shortenTokensOfScripts,
} from './tools/vite-plugins.ts';

/** Made before the build (tools/make-fonts.ts). */
const subsetFonts = path.resolve('dist/fonts');
const textsOf = (pattern: string): Map<string, string> =>
  new Map(
    globSync(pattern, { exclude: ['**/*.test.*'] }).map((file) => [
      file,
      readFileSync(file, 'utf8'),
    ]),
  );
const textOf = (pattern: string): string => [...textsOf(pattern).values()].join('\n');
/** Short names in a build; development and tests have readable ones. */
const classNames = createClassNames(import.meta.dirname, textsOf('site/**/*.module.css'));
const tokenNames = createTokenNames(
  textOf('site/**/*.css'),
  textOf('site/**/*.{ts,tsx}'),
  textOf('site/**/*.svg'),
);
/** A page names some twenty files, and hashes do not compress: six of their characters tell versions of one file apart. */
const hashedName = 'assets/[name]-[hash:6]';
const islands = globSync('site/**/*.{island.tsx,enhancement.ts}');

export default defineConfig(({ command }) => ({
  appType: 'custom',
  publicDir: 'site/public',
  builder: {},
  plugins: [
    inlineScript(),
    placeJsonMistakes(),
    react(),
    inlineClassNames(),
    inlineTokensOfCode(),
    shortenTokensOfScripts(tokenNames),
    bundlePackages(),
    // Packages that require Node's modules import them: a worker at the edge has no file to require from.
    perEnvironmentPlugin(
      'import-node-modules',
      ({ name }) => name === 'ssr' && esmExternalRequirePlugin({ external: [...builtinModules] }),
    ),
    dropClientStyles(),
    emitSplitStyles('styles.json'),
    reloadPages(),
    devServer({
      entry: 'server/dev.ts',
      // Images that styles and pages import; no page's path begins like this.
      exclude: [...defaultOptions.exclude, /^\/site\//],
      injectClientScript: false,
      handleHotUpdate: () => {},
    }),
  ],
  resolve: { alias: { '@subset-fonts': subsetFonts } },
  css: {
    ...(command === 'build' ? { modules: { generateScopedName: classNames } } : {}),
    postcss: {
      // Each stylesheet is processed alone; the breakpoints are given to all of them.
      plugins: [
        globalData({ files: ['site/styles/breakpoints.css'] }),
        customMedia(),
        ...(command === 'build' ? [shortenTokens(tokenNames)] : []),
      ],
    },
  },
  build: {
    target: 'es2022',
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    modulePreload: false,
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        cssCodeSplit: false,
        rolldownOptions: {
          input: [
            'site/shell/start.ts',
            'site/shell/after-interaction.ts',
            'site/shell/carry.ts',
            'site/islands/hydrate.ts',
            ...islands,
          ],
          preserveEntrySignatures: 'exports-only',
          // A constant that islands share is not worth a request.
          optimization: { inlineConst: { mode: 'all' } },
          output: {
            entryFileNames: `${hashedName}.js`,
            chunkFileNames: `${hashedName}.js`,
            assetFileNames: `${hashedName}[extname]`,
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/server',
        emptyOutDir: true,
        copyPublicDir: false,
        manifest: true,
        cssCodeSplit: false,
        emitAssets: true,
        ssr: true,
        rolldownOptions: {
          input: {
            main: 'server/main.ts',
            'render-worker': 'server/render-worker.ts',
            'keep-responses': 'server/keep-responses.ts',
            export: 'server/export.ts',
            'date-pages': 'server/date-pages.ts',
            messages: 'server/messages.ts',
            'check-health': 'server/check-health.ts',
          },
          output: {
            entryFileNames: '[name].js',
            chunkFileNames: 'chunks/[name]-[hash].js',
            assetFileNames: `${hashedName}[extname]`,
          },
        },
      },
    },
  },
}));

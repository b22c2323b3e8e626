import globalData from '@csstools/postcss-global-data';
import devServer, { defaultOptions } from '@hono/vite-dev-server';
import react from '@vitejs/plugin-react';
import customMedia from 'postcss-custom-media';
import { defineConfig } from 'vite';
import { inlineScript, nameJsonMistakes, reloadPages } from './tools/vite-plugins.ts';

const hashedName = 'assets/[name]-[hash]';

export default defineConfig(({ command }) => ({
  appType: 'custom',
  publicDir: 'site/public',
  builder: {},
  plugins: [
    inlineScript(),
    nameJsonMistakes(),
    react(),
    reloadPages(),
    devServer({
      entry: 'server/dev.ts',
      // Images that styles and pages import; no page's path begins like this.
      exclude: [...defaultOptions.exclude, /^\/site\//],
      injectClientScript: false,
      handleHotUpdate: () => {},
    }),
  ],
  css: {
    // Features.DirSelector: `:lang()`, its fallback, does not know a part in another direction.
    lightningcss: { exclude: 4 },
    modules: { generateScopedName: '[local]_[hash:base64:5]' },
    postcss: {
      // Each stylesheet is processed alone; the breakpoints are given to all of them.
      plugins: [globalData({ files: ['site/styles/breakpoints.css'] }), customMedia()],
    },
  },
  build: {
    target: 'es2022',
    // Stylesheets show everything in these: the build writes fallbacks for what is newer.
    cssTarget: ['chrome100', 'edge100', 'firefox115', 'safari16', 'ios16'],
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
          checks: { pluginTimings: false },
          input: 'site/start.ts',
          output: {
            entryFileNames: `${hashedName}.js`,
            chunkFileNames: `${hashedName}.js`,
            assetFileNames: `${hashedName}[extname]`,
          },
        },
      },
    },
    ssr: {
      // Packages that the server uses are bundled, too: dist/ runs without node_modules, and a start reads few files.
      ...(command === 'build' && {
        // A package of pg's that is loaded only where somebody asks for it.
        resolve: { noExternal: true as const, external: ['pg-native'] },
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      }),
      build: {
        outDir: 'dist/server',
        emptyOutDir: true,
        copyPublicDir: false,
        manifest: true,
        emitAssets: true,
        ssr: true,
        rolldownOptions: {
          checks: { pluginTimings: false },
          input: {
            main: 'server/main.ts',
            export: 'server/programs/export.ts',
            messages: 'server/programs/messages.ts',
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

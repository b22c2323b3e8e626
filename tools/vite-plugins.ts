import { readFileSync } from 'node:fs';
import path from 'node:path';
import { minifySync, transformWithOxc, type Plugin } from 'vite';
import { messageOf } from '../core/util/error-message.ts';
import * as storageKeys from '../site/facts/storage-keys.ts';

/** Constants for inline scripts, which the build replaces with their values. */
const inlineConstants = Object.fromEntries(
  Object.entries(storageKeys).map(([name, key]) => [`storageKeys.${name}`, JSON.stringify(key)]),
);

/** `import code from './x.ts?inline-script'`: the file as minified JavaScript, for a `<script>` in the page. It must not have imports. */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith('?inline-script')) return null;
      const resolved = await this.resolve(source.replace('?inline-script', ''), importer);
      return resolved && `\0inline-script:${resolved.id}`;
    },
    async load(id) {
      if (!id.startsWith('\0inline-script:')) return null;
      const file = id.slice('\0inline-script:'.length);
      this.addWatchFile(file);
      const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file, {
        target: 'es2022',
        sourcemap: false,
        define: inlineConstants,
      });
      return `export default ${JSON.stringify(minifySync(file, code, { module: false }).code.trim())}`;
    },
  };
}

/** Names the file of a mistake in JSON, which Vite itself does not. */
export function nameJsonMistakes(): Plugin {
  return {
    name: 'name-json-mistakes',
    enforce: 'pre',
    transform: {
      filter: { id: /\.json$/ },
      handler(text, id) {
        try {
          JSON.parse(text);
          return null;
        } catch (error) {
          const [, position] = / at position (\d+)/.exec(messageOf(error)) ?? [];
          const file = path.relative(this.environment.config.root, id);
          const message = `${file} is not JSON: ${messageOf(error)}`;
          return this.error(message, position === undefined ? undefined : Number(position));
        }
      },
    },
  };
}

/** Pages are rendered on the server: the browser replaces a stylesheet that changes, islands refresh, for the rest it reloads. */
export function reloadPages(): Plugin {
  return {
    name: 'reload-pages',
    hotUpdate({ modules, file, server, timestamp }) {
      const { hot } = server.environments.client;
      if (this.environment.name === 'client') {
        if (!file.endsWith('.css')) return;
        const url = file.slice(server.config.root.length);
        hot.send({
          type: 'update',
          updates: [{ type: 'css-update', path: url, acceptedPath: url, timestamp }],
        });
        return [];
      }
      if (modules.length === 0) return;
      this.environment.moduleGraph.invalidateAll();
      if (!/\.(?:island\.tsx|css)$/.test(file)) hot.send({ type: 'full-reload' });
      return [];
    },
  };
}

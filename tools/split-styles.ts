import path from 'node:path';
import postcss, { type Container } from 'postcss';
import type { Plugin } from 'vite';
import type { SplitStyles, StyleRule } from '../site/styles/page-styles.ts';

const defining: Readonly<Record<string, (css: string) => string>> = {
  keyframes: (css) => /@keyframes ([\w-]+)/.exec(css)?.[1] ?? '',
  'font-face': (css) => /font-family:\s*["']?([^;"'}]+)/.exec(css)?.[1] ?? '',
};

/** The generated class names of a selector. Arguments of `:not()`, `:is()` and the like are not read: the rule is kept. */
function needsOf(selector: string, classNames: ReadonlySet<string>): string[] {
  let outside = selector;
  for (let before = ''; before !== outside;) {
    before = outside;
    outside = outside.replaceAll(/\([^()]*\)/g, '');
  }
  return [...outside.matchAll(/\.([\w-]+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => classNames.has(name));
}

/** @param css minified @param classNames the generated ones; others may be in the markup of any page */
export function splitStyles(css: string, classNames: ReadonlySet<string>): StyleRule[] {
  const split = (container: Container, within: readonly string[]): StyleRule[] =>
    (container.nodes ?? []).flatMap((node): StyleRule[] => {
      if (node.type === 'comment') return [];
      if (node.type === 'rule') {
        const needs = node.selectors.map((selector) => needsOf(selector, classNames));
        const everywhere = needs.some((all) => all.length === 0);
        return [{ css: node.toString(), within, ...(everywhere ? {} : { needs }) }];
      }
      if (node.type !== 'atrule') throw new Error(`Not expected in a stylesheet: ${node.type}`);
      const nameOf = defining[node.name];
      const text = node.toString();
      if (nameOf) return [{ css: text, within, defines: nameOf(text) }];
      if (!['media', 'supports', 'container'].includes(node.name)) return [{ css: text, within }];
      return split(node, [...within, `@${node.name} ${node.params}`]);
    });
  return split(postcss.parse(css), []);
}

/** Writes `styles.json` in place of the server build's stylesheet: the rules apart, so that each page can carry its own. */
export function emitSplitStyles(fileName: string): Plugin {
  /** Generated class names by module. */
  const classesByModule = new Map<string, string[]>();
  return {
    name: 'split-styles',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler(code, id) {
        const names = [
          ...code.matchAll(/^export const \S+ = "([^"]+)"|^\s+(?:"[^"]+"|\w+): "([^"]+)"/gm),
        ];
        classesByModule.set(
          id,
          names.flatMap(([, named, listed]) => (named ?? listed ?? '').split(' ')),
        );
      },
    },
    generateBundle(_, bundle) {
      const islandClasses: Record<string, readonly string[]> = {};
      for (const id of this.getModuleIds()) {
        if (!id.endsWith('.island.tsx')) continue;
        const reached = new Set([id]);
        for (const module of reached)
          for (const imported of this.getModuleInfo(module)?.importedIds ?? [])
            reached.add(imported);
        const file = path.relative(this.environment.config.root, id).replaceAll(path.sep, '/');
        islandClasses[file] = [...reached].flatMap((module) => classesByModule.get(module) ?? []);
      }
      const classNames = new Set([...classesByModule.values()].flat());
      for (const [name, file] of Object.entries(bundle)) {
        if (file.type !== 'asset' || !name.endsWith('.css')) continue;
        const split: SplitStyles = {
          rules: splitStyles(String(file.source), classNames),
          islandClasses,
        };
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(split) });
        delete bundle[name];
      }
    },
  };
}

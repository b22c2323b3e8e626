import path from 'node:path';
import postcss, { type Container } from 'postcss';
import type { Plugin } from 'vite';
import { namesRead, type SplitStyles, type StyleRule } from '../site/styles/page-styles.ts';

const defining: Readonly<Record<string, (css: string) => string>> = {
  keyframes: (css) => /@keyframes ([\w-]+)/.exec(css)?.[1] ?? '',
  'font-face': (css) => /font-family:\s*["']?([^;"'}]+)/.exec(css)?.[1] ?? '',
};

/** A page has one script and one direction: rules for another cannot apply. */
const pageTraits: readonly RegExp[] = [
  /^:root\[(data-script=)"?(\w+)/,
  /^(?!.*:(?:not|is|where)\().*:(dir\(rtl\))/,
];

/**
 * The generated class names that a selector requires, those within `:has()` too, and the traits of the page (`traitsOf`). What it
 * excludes and lists of alternatives are not read: for them the rule is kept.
 */
function needsOf(selector: string, classNames: ReadonlySet<string>): string[] {
  let required = selector;
  for (let before = ''; before !== required;) {
    before = required;
    required = required.replaceAll(/(:[\w-]+)\(([^()]*)\)/g, (_, name: string, argument: string) =>
      name === ':not' || argument.includes(',') ? '' : ` ${argument}`,
    );
  }
  return [
    ...[...required.matchAll(/\.([\w-]+)/g)]
      .map(([, name = '']) => name)
      .filter((name) => classNames.has(name)),
    ...pageTraits.flatMap((trait) => trait.exec(selector)?.slice(1).join('') ?? []),
  ];
}

/** `:is(.a,.b) p` as `.a p` and `.b p`; any other selector as it is. */
function alternativesOf(selector: string): string[] {
  const [start] = /^:(?:is|where)\(/.exec(selector) ?? [];
  if (start === undefined) return [selector];
  let depth = 1;
  let end = start.length;
  for (; depth > 0 && end < selector.length; end++) {
    if (selector[end] === '(') depth++;
    if (selector[end] === ')') depth--;
  }
  const rest = selector.slice(end);
  return postcss.list.comma(selector.slice(start.length, end - 1)).map((one) => one + rest);
}

/** Tokens that never change. Left out: what a rule sets again, what depends on the theme, and what is longer than its name. */
export function constantsOf(css: string): ReadonlyMap<string, string> {
  const root = postcss.parse(css);
  const timesSet = new Map<string, number>();
  root.walkDecls(/^--/, ({ prop }) => void timesSet.set(prop, (timesSet.get(prop) ?? 0) + 1));
  const constants = new Map<string, string>();
  for (const rule of root.nodes)
    if (rule.type === 'rule' && rule.selector === ':root')
      rule.each((node) => {
        if (node.type === 'decl' && timesSet.get(node.prop) === 1 && /^[\w.%-]+$/.test(node.value))
          constants.set(node.prop, node.value);
      });
  return constants;
}

/**
 * Writes the values of constant tokens in place of their names: a short length is shorter than `var(--space-2)`, and
 * pages then need not define it. What was `calc()` only because a name has no minus becomes a length, too.
 */
export const inlineConstants = (css: string, constants = constantsOf(css)): string =>
  css
    .replaceAll(/var\((--[\w-]+)\)/g, (use, name: string) => constants.get(name) ?? use)
    .replaceAll(/calc\(-1 ?\* ?(\.?\d[\d.]*[a-z]+)\)/g, '-$1');

/** Without the spaces that minifiers leave after commas in the values of custom properties. Texts in quotes stay. */
export const withoutSpaces = (css: string): string =>
  css.replaceAll(/"[^"]*"|'[^']*'|, /g, (part) => (part === ', ' ? ',' : part));

/** @param css minified @param classNames the generated ones; others may be in the markup of any page */
export function splitStyles(css: string, classNames: ReadonlySet<string>): StyleRule[] {
  const split = (container: Container, within: readonly string[]): StyleRule[] =>
    (container.nodes ?? []).flatMap((node): StyleRule[] => {
      if (node.type === 'comment') return [];
      if (node.type === 'rule') {
        const needs = node.selectors
          .flatMap(alternativesOf)
          .map((selector) => needsOf(selector, classNames));
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
      const drawingTokens: Record<string, readonly string[]> = {};
      for (const [name, file] of Object.entries(bundle))
        if (file.type === 'asset' && name.endsWith('.svg')) {
          const names = new Set(namesRead(Buffer.from(file.source).toString()));
          if (names.size > 0) drawingTokens[name] = [...names];
        }
      for (const [name, file] of Object.entries(bundle)) {
        if (file.type !== 'asset' || !name.endsWith('.css')) continue;
        const split: SplitStyles = {
          rules: splitStyles(withoutSpaces(inlineConstants(String(file.source))), classNames),
          islandClasses,
          drawingTokens,
        };
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(split) });
        delete bundle[name];
      }
    },
  };
}

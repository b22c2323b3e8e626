import type { Plugin } from 'postcss';
import { constantsOf } from './split-styles.ts';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
const shortNames = [...letters, ...letters.flatMap((one) => letters.map((other) => one + other))];

const nameExpression = /(?<![\w-])--[a-z][\w-]*/gi;
const setOrRead = /(?<![\w-])--[a-z][\w-]*(?=\s*:)|(?<=var\(\s*)--[a-z][\w-]*/gi;
/** A name in a script, where `--count` alone is arithmetic. */
const inCode = /(?<=["'`]|var\()--[a-z][\w-]*/gi;

/**
 * Short names for custom properties: each page names some fifty of them, and what a name says costs it 200 bytes in all.
 * @param css the text of all stylesheets
 * @param scripts in which `shortenTokensOfCode` replaces names; those that it cannot find keep theirs
 * @param drawings whose files are served as they are: what they name keeps its name
 * @throws if a script composes a name, which nobody would find
 */
export function createTokenNames(
  css: string,
  scripts: string,
  drawings: string,
): ReadonlyMap<string, string> {
  const composed = /.*["'`]--(?:\$\{|["'`]).*/.exec(scripts);
  if (composed)
    throw new Error(`A custom property's name must be spelled out: ${composed[0].trim()}`);
  const kept = new Set([
    ...constantsOf(css).keys(),
    ...(scripts.replaceAll(inCode, '').match(nameExpression) ?? []),
    ...(drawings.match(nameExpression) ?? []),
  ]);
  const uses = new Map<string, number>();
  for (const [name] of css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(setOrRead))
    if (!kept.has(name)) uses.set(name, (uses.get(name) ?? 0) + 1);
  const names = [...uses].toSorted(
    ([one, usesOfOne], [other, usesOfOther]) => usesOfOther - usesOfOne || (one < other ? -1 : 1),
  );
  const free = shortNames.map((name) => `--${name}`).filter((name) => !kept.has(name));
  if (names.length > free.length)
    throw new Error('There are more custom properties than short names');
  return new Map(names.map(([name], index) => [name, free[index] ?? '']));
}

/** Writes the short names in the strings of a script. */
export const shortenTokensOfCode = (code: string, names: ReadonlyMap<string, string>): string =>
  code.replaceAll(inCode, (name) => names.get(name) ?? name);

/** Writes the short names in stylesheets. */
export function shortenTokens(names: ReadonlyMap<string, string>): Plugin {
  const shorten = (text: string): string =>
    text.replaceAll(nameExpression, (name) => names.get(name) ?? name);
  return {
    postcssPlugin: 'shorten-tokens',
    OnceExit(root) {
      root.walkDecls((declaration) => {
        declaration.prop = shorten(declaration.prop);
        declaration.value = shorten(declaration.value);
      });
      root.walkAtRules((rule) => {
        rule.params = shorten(rule.params);
      });
    },
  };
}

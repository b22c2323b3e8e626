/** One rule of the site's styles, in the order of the cascade. */
export interface StyleRule {
  /** `.offer_x{…}` */
  css: string;
  /** Its conditions from the outside in: `@media (…)`. */
  within: readonly string[];
  /**
   * The generated class names of each selector, and the page's script or direction (`traitsOf`): the rule can apply where all of one
   * selector are. Undefined: everywhere.
   */
  needs?: readonly (readonly string[])[];
  /** The animation or font that it defines: for pages whose rules name it. */
  defines?: string;
}

/** The site's styles, as the build splits them (tools/split-styles.ts). */
export interface SplitStyles {
  rules: readonly StyleRule[];
  /** Class names that each island's modules know, by its source file: it may use them at any time. */
  islandClasses: Readonly<Record<string, readonly string[]>>;
  /** Custom properties that drawings in files of their own read, by file name. */
  drawingTokens: Readonly<Record<string, readonly string[]>>;
}

/** As selectors name them: a page has one script, and its markup says where anything is set from right to left. */
const traitsOf = (html: string): string[] => [
  `data-script=${/ data-script="(\w+)"/.exec(html)?.[1]}`,
  ...(/ dir="(?:rtl|auto)"/.test(html) ? ['dir(rtl)'] : []),
];

/** Picks the rules for a page. @param islands source files */
export type PageStyles = (html: string, islands: Iterable<string>) => string;

/** Finds a name of an animation or font, not what contains it. */
const wordOf = (name: string): RegExp => new RegExp(`(?<![\\w-])${name}(?![\\w-])`);

export function createPageStyles({ rules, islandClasses, drawingTokens }: SplitStyles): PageStyles {
  const words = new Map(
    rules.flatMap(({ defines }) => (defines ? [[defines, wordOf(defines)]] : [])),
  );
  return (html, islands) => {
    const present = new Set([
      ...traitsOf(html),
      ...[...islands].flatMap((island) => islandClasses[island] ?? []),
    ]);
    for (const [, names = ''] of html.matchAll(/ class="([^"]*)"/g))
      for (const name of names.split(' ')) present.add(name);

    const applying = rules.filter(
      ({ needs }) => !needs || needs.some((all) => all.every((need) => present.has(need))),
    );
    const used = applying.map(({ css, defines }) => (defines ? '' : css)).join('');
    const inDrawings = Object.entries(drawingTokens).flatMap(([file, names]) =>
      html.includes(file) ? names : [],
    );
    return withoutUnread(
      joinRules(applying.filter(({ defines }) => !defines || words.get(defines)?.test(used))),
      [...namesRead(html), ...inDrawings],
    );
  };
}

export const namesRead = (text: string): string[] =>
  [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);

/**
 * Leaves out custom properties that neither the page's rules nor its markup and drawings read. Scripts set some, and read none.
 * @param inMarkup names that the markup and the drawings read
 */
function withoutUnread(css: string, inMarkup: readonly string[]): string {
  let [before, after] = ['', css];
  // What is left out may have been the only reader of another.
  while (before !== after) {
    before = after;
    const read = new Set([...inMarkup, ...namesRead(before)]);
    after = before.replaceAll(
      /(?<=[{;])(--[\w-]+):([^;{}]*)(?:;|(?=\}))/g,
      (declaration: string, name: string, value: string) =>
        // A value that seems to end inside its parentheses contains a semicolon.
        read.has(name) || value.split('(').length !== value.split(')').length ? declaration : '',
    );
  }
  return after;
}

/** Neighbours with the same conditions share them. */
function joinRules(rules: readonly StyleRule[]): string {
  let text = '';
  let open: readonly string[] = [];
  for (const { css, within } of rules) {
    if (within.join() !== open.join()) {
      text += '}'.repeat(open.length) + within.map((condition) => `${condition}{`).join('');
      open = within;
    }
    text += css;
  }
  return text + '}'.repeat(open.length);
}

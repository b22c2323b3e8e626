/** One rule of the site's styles, in the order of the cascade. */
export interface StyleRule {
  /** `.offer_x{…}` */
  css: string;
  /** Its conditions from the outside in: `@media (…)`. */
  within: readonly string[];
  /** The generated class names of each selector: the rule can apply where all of one selector are. Undefined: everywhere. */
  needs?: readonly (readonly string[])[];
  /** The animation or font that it defines: for pages whose rules name it. */
  defines?: string;
}

/** The site's styles, as the build splits them (tools/split-styles.ts). */
export interface SplitStyles {
  rules: readonly StyleRule[];
  /** Class names that each island's modules know, by its source file: it may use them at any time. */
  islandClasses: Readonly<Record<string, readonly string[]>>;
}

/** Picks the rules for a page. @param islands source files */
export type PageStyles = (html: string, islands: Iterable<string>) => string;

export function createPageStyles({ rules, islandClasses }: SplitStyles): PageStyles {
  return (html, islands) => {
    const present = new Set([...islands].flatMap((island) => islandClasses[island] ?? []));
    for (const [, names = ''] of html.matchAll(/ class="([^"]*)"/g))
      for (const name of names.split(' ')) present.add(name);

    const applying = rules.filter(
      ({ needs }) => !needs || needs.some((all) => all.every((need) => present.has(need))),
    );
    const used = applying.map(({ css, defines }) => (defines ? '' : css)).join('');
    return joinRules(applying.filter(({ defines }) => !defines || used.includes(defines)));
  };
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

const lower = 'abcdefghijklmnopqrstuvwxyz'.split('');
const upper = lower.map((letter) => letter.toUpperCase());
const digits = '0123456789'.split('');

const pairs = (first: readonly string[], second: readonly string[]): string[] =>
  first.flatMap((one) => second.map((other) => one + other));

/**
 * One letter, then two characters that no word begins with: the lists of ad blockers have `.ad` and `.gg`, and the classes of
 * `site/styles/` are words.
 */
const shortNames = [
  ...lower,
  ...upper,
  ...pairs(upper, [...lower, ...digits]).filter((name) => name !== 'Ad'),
  ...pairs(lower, upper),
];

/** The modules of most pages come first, because theirs are the shortest names. */
const sharedFolders = ['site/shell/', 'site/ui/', 'site/sections/'];
const orderOf = (path: string): number => {
  const index = sharedFolders.findIndex((folder) => path.startsWith(folder));
  return index < 0 ? sharedFolders.length : index;
};

/**
 * Short names for the classes and animations of CSS modules: hashes, which do not compress, would be a tenth of each page. Names
 * differ by the order of files and of what is in them, and so are the same in each build.
 * @param modules texts of all CSS modules by their paths, relative to `root`
 * @returns the name for `name` in the file with this absolute path
 * @throws if there are more classes than short names
 */
export function createClassNames(
  root: string,
  modules: ReadonlyMap<string, string>,
): (name: string, file: string) => string {
  const texts = [...modules]
    .toSorted(([one], [other]) => orderOf(one) - orderOf(other) || (one < other ? -1 : 1))
    .map(
      ([path, css]) =>
        [path, css.replaceAll(/\/\*[\s\S]*?\*\/|:global\([^)]*\)|url\([^)]*\)/g, '')] as const,
    );
  const namesIn = (expression: RegExp): string[] =>
    texts.flatMap(([path, css]) =>
      [...css.matchAll(expression)].map(([, name]) => `${root}/${path} ${name}`),
    );
  // No animation has one letter: rules are searched for its name, and `a` is an element's, too.
  const known = [
    ...new Set([...namesIn(/\.([a-z][\w-]*)/gi), ...namesIn(/@keyframes\s+([\w-]+)/g)]),
  ];
  if (known.length > shortNames.length)
    throw new Error(`${known.length} classes are more than the ${shortNames.length} short names`);
  const shortened = new Map(known.map((name, index) => [name, shortNames[index] ?? '']));
  return (name, file) => {
    const path = file.replace(/\?.*$/, '').replaceAll('\\', '/');
    const short = shortened.get(`${path} ${name}`);
    if (short === undefined) throw new Error(`'${name}' of '${path}' is not among the classes`);
    return short;
  };
}

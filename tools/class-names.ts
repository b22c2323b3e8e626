const digits = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

const digit = (index: number): string => digits[index] ?? '';
const twoDigits = (index: number): string =>
  digit(Math.floor(index / digits.length)) + digit(index % digits.length);

/**
 * Short names for the classes and animations of CSS modules: two characters for the file, one or two for the name in it.
 * Hashes, which do not compress, would be a tenth of each page. The underscore keeps the names apart from what ad blockers
 * hide (`.ad`).
 * @param modules paths of all CSS modules, relative to `root`
 * @returns the name for `name` in the file with this absolute path; the same at each call, and in each build
 */
export function createClassNames(
  root: string,
  modules: readonly string[],
): (name: string, file: string) => string {
  const fileNames = new Map(
    modules.toSorted().map((file, index) => [`${root}/${file}`, twoDigits(index)]),
  );
  const namesByFile = new Map<string, string[]>();
  return (name, file) => {
    const path = file.replace(/\?.*$/, '').replaceAll('\\', '/');
    const fileName = fileNames.get(path);
    if (fileName === undefined) throw new Error(`'${path}' is not among the CSS modules`);
    const names = namesByFile.get(path) ?? [];
    namesByFile.set(path, names);
    if (!names.includes(name)) names.push(name);
    const index = names.indexOf(name);
    return `_${fileName}${index < digits.length ? digit(index) : twoDigits(index)}`;
  };
}

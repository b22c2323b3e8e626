export const systemDark = matchMedia('(prefers-color-scheme: dark)');

/** By the theme switch, or the system where the visitor has not used it. */
export function isPageDark(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === 'dark' : systemDark.matches;
}

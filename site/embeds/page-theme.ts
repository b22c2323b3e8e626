export const systemDark = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

/** Set by the theme switch, or by the system if the visitor has not used the switch. */
export function isPageDark(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === 'dark' : systemDark().matches;
}

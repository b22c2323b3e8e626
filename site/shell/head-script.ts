/**
 * Runs in <head> before the first paint: applies the remembered theme, names on <html> what this visitor has dismissed, decides on
 * the preloader, and takes a transition between pages calmly that a click or another size of the window cuts short. Inlined
 * (`?inline-script`), so it cannot import: the build fills in `storageKeys`.
 */
{
  const root = document.documentElement;
  for (const type of ['pageswap', 'pagereveal'] as const)
    addEventListener(type, ({ viewTransition }) => viewTransition?.ready.catch(() => {}));
  try {
    const theme = { true: 'dark', false: 'light' }[localStorage[storageKeys.dark] as 'true'];
    // A preview chooses the theme itself.
    if (theme) root.dataset['theme'] ??= theme;
    const dismissed = localStorage[storageKeys.dismissed] as string | undefined;
    if (dismissed) root.dataset['dismissed'] = dismissed;
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (!sessionStorage[storageKeys.preloaded] || load!.type === 'reload') {
      sessionStorage[storageKeys.preloaded] = '1';
      root.dataset['preloading'] = '';
    }
  } catch {
    // Storage is not available (private mode, policy): the page keeps the system's theme.
  }
}

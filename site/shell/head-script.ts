/**
 * Runs inside <head>, before anything is painted: the remembered language, the theme, the preloader's first showing.
 * It is inlined (`?inline-script`) and so must not import; what it needs stands in the data attributes of <html>.
 */
{
  const root = document.documentElement;
  const { plainAddress, languages } = root.dataset;
  try {
    const language = localStorage.getItem('language');
    // Only an address without a language of its own moves on; choosing a language always leads to its own address.
    if (
      plainAddress !== undefined &&
      language &&
      language !== root.lang &&
      languages?.split(' ').includes(language)
    ) {
      root.style.display = 'none';
      location.replace(
        `/${language}${location.pathname === '/' ? '' : location.pathname}${location.search}${location.hash}`,
      );
    }
    const dark = localStorage.getItem('isDarkmode');
    if (dark === 'true' || dark === 'false')
      root.dataset['theme'] = dark === 'true' ? 'dark' : 'light';
    const dismissed = localStorage.getItem('dismissed');
    if (dismissed) root.dataset['dismissed'] = dismissed;
    if (
      !sessionStorage.getItem('preloaded') &&
      !matchMedia('(prefers-reduced-motion: reduce)').matches
    ) {
      sessionStorage.setItem('preloaded', '1');
      root.dataset['preloading'] = '';
    }
  } catch {
    // Storage is closed to us (private mode, policy): the page's own language and the system's theme stand.
  }
}

/**
 * Leads to the page in the language that the visitor has chosen. Only on pages whose URL names no language: choosing one leads to
 * its own URL, which stays. A URL that named the page's own language chooses it (server/http/path-correction.ts). Inlined before the head script, and like it cannot import.
 */
{
  try {
    const root = document.documentElement;
    const named = /[?&]language=\w+(?=#|$)/;
    if (named.test(location.href)) {
      localStorage[storageKeys.language] = root.lang;
      history.replaceState(null, '', location.href.replace(named, ''));
    }
    const language = localStorage[storageKeys.language] as string | undefined;
    if (root.dataset['otherLanguages']!.split(' ').includes(language!)) {
      root.style.display = 'none';
      // Home is `/ar`, not `/ar/`. Until the page has loaded, this takes its place in the history.
      location.pathname = `/${language}${location.pathname.replace(/^.$/, '')}`;
    }
  } catch {
    // Storage is not available (private mode, policy): the page keeps its own language.
  }
}

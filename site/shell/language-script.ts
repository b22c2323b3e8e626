/**
 * Leads to the page in the language that the visitor has chosen. Only on pages whose URL names no language: choosing one leads to
 * its own URL, which stays. Inlined before the head script, and like it cannot import.
 */
{
  try {
    const root = document.documentElement;
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

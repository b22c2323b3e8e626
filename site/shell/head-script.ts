/**
 * Runs in <head> before the first paint: applies the remembered theme, decides on the preloader, and when the fonts
 * and the start script load, and takes it calmly when the browser cuts a transition between pages short. Inlined
 * (`?inline-script`), so it cannot import: the build fills in `storageKeys`, and <html> carries the rest as data attributes.
 */
{
  /** After the page itself has loaded: what is fetched then delays neither its paint nor its pictures. */
  const fontDelayMs = 500;
  const root = document.documentElement;
  // A click during a transition or another size of the window ends it: nothing is wrong, but it would be reported as an error.
  // False cancels the event.
  onunhandledrejection = ({ reason }) => !/transition/i.test(reason);
  interactions = [];
  for (const type of 'scroll pointerover focusin click'.split(' '))
    addEventListener(type, (event) => interactions?.push(event));
  const loadStart = (): void => {
    // Without it the page can be read, and links and forms work.
    import(/* @vite-ignore */ root.dataset['start']!).catch(() => (interactions = undefined));
  };
  // Nothing else is preloaded.
  const fonts = document.querySelectorAll<HTMLLinkElement>('[as]');
  const loadFonts = (): void => {
    for (const font of fonts) font.media = '';
  };
  let whenParsed = loadStart;
  // The page before has put them into the cache.
  if (document.referrer.startsWith(origin)) loadFonts();
  else {
    addEventListener('load', () => setTimeout(loadFonts, fontDelayMs));
    if (!matchMedia(fonts[0]!.media).matches) {
      root.dataset['withoutFonts'] = '';
      whenParsed = () =>
        new PerformanceObserver(loadStart).observe({ type: 'paint', buffered: true });
    }
  }
  addEventListener('DOMContentLoaded', whenParsed);
  try {
    const theme = { true: 'dark', false: 'light' }[localStorage[storageKeys.dark] as 'true'];
    if (theme) root.dataset['theme'] = theme;
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (!sessionStorage[storageKeys.preloaded] || load!.type === 'reload') {
      sessionStorage[storageKeys.preloaded] = '1';
      root.dataset['preloading'] = '';
    }
  } catch {
    // Storage is not available (private mode, policy): the page keeps the system's theme.
  }
}

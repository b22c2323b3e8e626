/** `--calm` of styles/tokens.css. */
const revealMs = 240;

/** While the theme is revealed, the page is one picture: the new one lies on the old. */
const revealRules =
  'header,h1,[data-emblem]{view-transition-name:none!important}' +
  '::view-transition-old(root),::view-transition-new(root){animation:none;mix-blend-mode:normal}';

/** A circle around the switch that covers the window once it has grown. */
function growingCircle(themeSwitch: HTMLElement): string[] {
  const { left, top, width, height } = themeSwitch.getBoundingClientRect();
  const x = left + width / 2;
  const y = top + height / 2;
  const radius = Math.hypot(Math.max(x, innerWidth - x), Math.max(y, innerHeight - y));
  return [0, radius].map((size) => `circle(${size}px at ${x}px ${y}px)`);
}

/** Reveals the other theme from the switch on. The start script changes it (theme-switch.ts), here or at once without this. */
export function revealTheme(themeSwitch: HTMLElement): void {
  if (!('startViewTransition' in document)) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  let rules: CSSStyleSheet | undefined;
  let running = 0;
  let changing = false;

  themeSwitch.addEventListener('click', (event) => {
    if (changing || calm.matches || document.visibilityState === 'hidden') return;
    event.stopPropagation();
    if (!rules) {
      rules = new CSSStyleSheet();
      rules.replaceSync(revealRules);
    }
    if (running === 0) document.adoptedStyleSheets.push(rules);
    running++;
    // A transition that another one cuts short changes the theme nevertheless.
    const transition = document.startViewTransition(() => {
      changing = true;
      themeSwitch.click();
      changing = false;
    });
    const grow = (): void => {
      document.documentElement.animate(
        { clipPath: growingCircle(themeSwitch) },
        {
          duration: revealMs,
          easing: 'ease-in',
          pseudoElement: '::view-transition-new(root)',
        },
      );
    };
    const end = (): void => {
      running--;
      if (running === 0)
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
          (sheet) => sheet !== rules,
        );
    };
    // Cut short: by another click, another size of the window, a hidden tab.
    transition.ready.then(grow, () => {});
    transition.finished.then(end, end);
  });
}

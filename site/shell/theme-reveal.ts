/** `--calm` of styles/tokens.css. */
const revealMs = 240;

/** Of the view transition that reveals a theme. */
const type = 'theme';
const revealed = `:root:active-view-transition-type(${type})`;

/** While the theme is revealed, the page is one picture: the new one lies on the old. */
const revealRules =
  `${revealed} :is(header,h1,[data-emblem]){view-transition-name:none!important}` +
  `${revealed}::view-transition-old(root),${revealed}::view-transition-new(root)` +
  '{animation:none;mix-blend-mode:normal}';

/** A circle around the switch that covers the window once it has grown. */
function growingCircle(themeSwitch: HTMLElement): string[] {
  const { left, top, width, height } = themeSwitch.getBoundingClientRect();
  const x = left + width / 2;
  const y = top + height / 2;
  const radius = Math.hypot(Math.max(x, innerWidth - x), Math.max(y, innerHeight - y));
  return [0, radius].map((size) => `circle(${size}px at ${x}px ${y}px)`);
}

/** Shows the switch's other icon, in the colours that the page still has. */
function swapIcons(icons: readonly SVGElement[]): void {
  const strokes = icons.map((icon) => getComputedStyle(icon).stroke).toReversed();
  for (const [index, icon] of icons.entries()) icon.style.stroke = strokes[index] ?? '';
}

/** Calls back after the next frame has been painted. */
const afterFrame = (callback: () => void): void =>
  void requestAnimationFrame(() => setTimeout(callback));

/** Reveals the other theme from the switch on. The start script changes it (theme-switch.ts), here or at once without this. */
export function revealTheme(themeSwitch: HTMLElement): void {
  if (!CSS.supports(`selector(${revealed})`)) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const icons = [...themeSwitch.querySelectorAll<SVGElement>('svg > *')];
  let changing = false;
  // Before the click: a new sheet makes the browser compute the style of the whole page.
  const rules = new CSSStyleSheet();
  rules.replaceSync(revealRules);
  document.adoptedStyleSheets.push(rules);

  const grow = (): void => {
    document.documentElement.animate(
      { clipPath: growingCircle(themeSwitch) },
      { duration: revealMs, easing: 'ease-in', pseudoElement: '::view-transition-new(root)' },
    );
  };
  const update = (): void => {
    for (const icon of icons) icon.style.stroke = '';
    changing = true;
    themeSwitch.click();
    changing = false;
  };
  themeSwitch.addEventListener('click', (event) => {
    if (changing || calm.matches || document.visibilityState === 'hidden') return;
    event.stopPropagation();
    // The switch answers at once: taking the picture of a long page keeps a slow phone busy for several frames.
    swapIcons(icons);
    afterFrame(() => {
      // Cut short (by another click, another size of the window, a hidden tab), it changes the theme nevertheless.
      document.startViewTransition({ types: [type], update }).ready.then(grow, () => {});
    });
  });
}

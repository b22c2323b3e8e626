import { openSearchAt } from './search-dialog.ts';
import { revealTheme } from './theme-reveal.ts';

/** One file for the header's small buttons: each alone would be an island more in the markup of every page. */
export default function enhanceActions(root: HTMLElement): void {
  const [link, themeSwitch] = [root.querySelector('a'), root.querySelector('button')];
  if (link) openSearchAt(link);
  if (themeSwitch) revealTheme(themeSwitch);
}

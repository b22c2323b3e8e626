import { showMarketFacts } from '../shell/market-facts.ts';
import { openOnHover } from '../shell/open-on-hover.ts';

/** Opens the groups under the mouse, and says what is known of the markets. */
export default function enhanceMainMenu(root: HTMLElement): void {
  openOnHover(root);
  showMarketFacts(root);
}

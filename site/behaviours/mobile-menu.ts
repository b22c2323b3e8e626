import { showMarketFacts } from '../shell/market-facts.ts';
import { carryPlace } from './language-switcher.ts';

/** Says what is known of the markets, and closes the other groups where `<details name>` does not (before Chrome 120). */
export default function enhanceMobileMenu(root: HTMLElement): void {
  showMarketFacts(root);
  root.addEventListener('click', carryPlace);
  root.addEventListener('click', ({ target }) => {
    const chosen = (target as Element).closest('summary')?.parentElement;
    if (chosen)
      for (const group of root.querySelectorAll('details'))
        if (group !== chosen) group.open = false;
  });
}

import { readFileSync } from 'node:fs';
import type { ProductClass } from '../../site/facts/instruments.ts';
import type { Colours } from './colours.ts';

/** A market's sign, 24 wide and high, in its own colours. */
export function emblem(
  product: ProductClass,
  { ink, accent }: Pick<Colours, 'ink' | 'accent'>,
): string {
  const symbols = readFileSync('site/ui/market-emblems.svg', 'utf8');
  const [, drawing] =
    new RegExp(`<symbol id="${product}" viewBox="0 0 24 24">([^]*?)</symbol>`).exec(symbols) ?? [];
  if (drawing === undefined) throw new Error(`market-emblems.svg has no ${product}`);
  return `<g fill="none" stroke="${ink}" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round">${drawing.replaceAll('var(--accent)', accent)}</g>`;
}

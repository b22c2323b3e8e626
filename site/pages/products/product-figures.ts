import { publishedInstruments } from '../../content/published-instruments.ts';
import type { ProductClass } from '../../facts/instruments.ts';
import { formatNumber, isolate } from '../../i18n/format.ts';
import { useSite } from '../../site-context.tsx';
import { useInstruments } from './instruments.ts';

/** Figures of a product's instruments, as values of placeholders in its words. */
export interface ProductFigures {
  /** How many instruments the page names. */
  instruments: string;
  /** The contract size of every instrument that the site names: `{{size.XAUUSD}}`. */
  size: Readonly<Record<string, string>>;
  /** The move of the price that equals the whole margin at the highest leverage: '0.2%'. */
  adverseMove: string;
}

export function useProductFigures(product: ProductClass): ProductFigures {
  const {
    content,
    language: { code },
  } = useSite();
  const instruments = publishedInstruments(content);
  const ofProduct = useInstruments(product);
  const highestLeverage = Math.max(...ofProduct.map(({ leverage }) => leverage));
  return {
    instruments: formatNumber(ofProduct.length, code),
    size: Object.fromEntries(
      instruments.map(({ symbol, contractSize }) => [symbol, formatNumber(contractSize, code)]),
    ),
    adverseMove: isolate(
      `${formatNumber(100 / highestLeverage, code, { maximumFractionDigits: 2 })}%`,
      code,
    ),
  };
}

import type { TFunction } from 'i18next';
import {
  otherInstruments,
  publishedInstruments,
  type PublishedInstrument,
} from '../../content/published-instruments.ts';
import { productClasses, type ProductClass } from '../../facts/instruments.ts';
import { formatNumber, isolate } from '../../i18n/format.ts';
import { useSite, useWords } from '../../site-context.tsx';

/** The market whose page this is. */
export function useProduct(): ProductClass {
  const { routeName } = useSite();
  return productClasses.find((product) => product === routeName)!;
}

/** The words of the page's market, in the namespace of its name. */
export const useProductWords = (): TFunction<ProductClass> => useWords(useProduct());

/** The instruments that the page names, with their published conditions. */
export function useInstruments(): readonly PublishedInstrument[] {
  const product = useProduct();
  return publishedInstruments(useSite().content).filter(
    ({ class: instrumentClass }) => instrumentClass === product,
  );
}

/** Figures of the market's instruments, as values of placeholders in its words. */
export function useProductFigures() {
  const {
    content,
    language: { code },
  } = useSite();
  const others = otherInstruments(content, useProduct());
  const ofProduct = useInstruments();
  const highestLeverage = Math.max(...ofProduct.map(({ leverage }) => leverage));
  return {
    /** How many instruments the page names. */
    instruments: formatNumber(ofProduct.length, code),
    /** The same with those that only the specifications name. */
    listed: formatNumber(ofProduct.length + others.length, code),
    /** The contract size of every instrument that the site names: `{{size.XAUUSD}}`. */
    size: Object.fromEntries(
      publishedInstruments(content).map(({ symbol, contractSize }) => [
        symbol,
        formatNumber(contractSize, code),
      ]),
    ),
    /** The move of the price that equals the whole margin at the highest leverage: '0.2%'. */
    adverseMove: isolate(
      `${formatNumber(100 / highestLeverage, code, { maximumFractionDigits: 2 })}%`,
      code,
    ),
  };
}

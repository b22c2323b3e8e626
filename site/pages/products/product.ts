import type { TFunction } from 'i18next';
import {
  publishedInstruments,
  type PublishedInstrument,
} from '../../content/published-instruments.ts';
import { productClasses, type ProductClass } from '../../facts/instruments.ts';
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

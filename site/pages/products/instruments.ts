import {
  publishedInstruments,
  type PublishedInstrument,
} from '../../content/published-instruments.ts';
import type { ProductClass } from '../../facts/instruments.ts';
import { useSite } from '../../site-context.tsx';

/** The instruments that a product's page names, with their published conditions. */
export const useInstruments = (product: ProductClass): readonly PublishedInstrument[] =>
  publishedInstruments(useSite().content).filter(
    ({ class: instrumentClass }) => instrumentClass === product,
  );

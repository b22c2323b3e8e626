import energies from '@share-pictures/energies.png?url';
import forex from '@share-pictures/forex.png?url';
import futures from '@share-pictures/futures.png?url';
import indices from '@share-pictures/indices.png?url';
import metals from '@share-pictures/metals.png?url';
import type { ProductClass } from '../../facts/instruments.ts';

/** The picture beside a shared link to each product's page; `meta.picture` of its words describes it. */
export const sharePictures: Record<ProductClass, string> = {
  forex,
  metals,
  indices,
  energies,
  futures,
};

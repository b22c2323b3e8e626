import type { ResourceNamespaceMap, TFunction } from 'i18next';
import type { ProductClass } from '../../facts/instruments.ts';
import { useWords } from '../../site-context.tsx';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    products: typeof import('./products.en.json');
    forex: typeof import('./forex.en.json');
    metals: typeof import('./metals.en.json');
    indices: typeof import('./indices.en.json');
    energies: typeof import('./energies.en.json');
    futures: typeof import('./futures.en.json');
  }
}

interface TitledText {
  title: string;
  description: string;
}

/** Words that every product has, besides those of its own picture. */
interface ProductWords {
  meta: TitledText;
  label: string;
  title: string;
  lead: string;
  heroFeatures: { conditions: string; quotes: string };
  quotes: { title: string; lead: string };
  conditions: { title: string; lead: string; published: string };
  costs: { title: string; items: TitledText[] };
  features: { title: string; lead: string; cards: TitledText[] };
}

/** Namespaces that contain every product's words. */
type ProductNamespace = {
  [Namespace in keyof ResourceNamespaceMap]: ResourceNamespaceMap[Namespace] extends ProductWords
    ? Namespace
    : never;
}[keyof ResourceNamespaceMap];

/** The words of a product, in the namespace of its name: a product whose words are incomplete does not compile. */
export function useProductWords(product: ProductClass): TFunction<ProductNamespace> {
  const namespace: ProductNamespace = product;
  return useWords(namespace);
}

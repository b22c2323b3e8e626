import type { ResourceNamespaceMap } from 'i18next';

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

interface Text {
  title: string;
  description: string;
}

/** What every product's word files hold; beside it stand the words of the product's own picture. */
interface ProductWords {
  meta: Text;
  label: string;
  title: string;
  lead: string;
  heroFeatures: { conditions: string; quotes: string };
  quotes: { title: string; lead: string };
  conditions: { title: string; lead: string };
  costs: { title: string; items: Text[] };
  features: { title: string; lead: string; cards: Text[] };
}

/** The namespaces with a product's words: one that lacks some does not compile as a product's `words`. */
export type ProductNamespace = {
  [Namespace in keyof ResourceNamespaceMap]: ResourceNamespaceMap[Namespace] extends ProductWords
    ? Namespace
    : never;
}[keyof ResourceNamespaceMap];

import type { ReactNode } from 'react';
import type { ProductClass } from '../../facts/instruments.ts';
import { OneLot } from './energies/one-lot.tsx';
import { CurrencyMatrix } from './forex/currency-matrix.tsx';
import { Turnover } from './forex/turnover.tsx';
import { ExpiryYear } from './futures/expiry-year.tsx';
import { TradingDay } from './indices/trading-day.tsx';
import { ContractCubes } from './metals/contract-cubes.tsx';

type Ground = 'plain' | 'sunken' | 'night';

/** One band of a product page, in a style that suits the product. */
export type ProductSection =
  | { show: 'quotes'; ground: Ground; arrangement: 'full' | 'aside' }
  /** `shared`: one set of figures, for instruments that all trade on the same conditions. */
  | { show: 'conditions'; ground: Ground; look: 'shared' | 'table' | 'cards' }
  | { show: 'features'; ground: Ground; look: 'rows' }
  | { show: 'features'; ground: Ground; look: 'ruled' | 'boxed' | 'numbered'; perRow: 2 | 3 }
  | { show: 'own'; ground: Ground; part: () => ReactNode }
  | { show: 'steps'; ground: Ground }
  | { show: 'demo' };

export interface Product {
  hero: {
    /** The one picture of the page. */
    picture: () => ReactNode;
    /** Where the picture goes: `beside` after the words, `leading` before them, the others across the page below them. */
    arrangement: 'beside' | 'leading' | 'below' | 'across' | 'centred';
    ground: Ground;
    /** The sections that the two feature links lead to, in order. */
    features: readonly ['quotes' | 'conditions', 'quotes' | 'conditions'];
  };
  sections: readonly ProductSection[];
}

/** Every product page. CONTRIBUTING.md explains how to add one. */
export const products = {
  forex: {
    hero: {
      picture: CurrencyMatrix,
      arrangement: 'beside',
      ground: 'plain',
      features: ['conditions', 'quotes'],
    },
    sections: [
      { show: 'own', ground: 'sunken', part: Turnover },
      { show: 'conditions', ground: 'plain', look: 'shared' },
      { show: 'quotes', ground: 'sunken', arrangement: 'full' },
      { show: 'features', ground: 'plain', look: 'ruled', perRow: 3 },
      { show: 'demo' },
    ],
  },
  metals: {
    hero: {
      picture: ContractCubes,
      arrangement: 'below',
      ground: 'night',
      features: ['quotes', 'conditions'],
    },
    sections: [
      { show: 'features', ground: 'plain', look: 'boxed', perRow: 2 },
      { show: 'conditions', ground: 'sunken', look: 'table' },
      { show: 'quotes', ground: 'plain', arrangement: 'aside' },
      { show: 'demo' },
    ],
  },
  indices: {
    hero: {
      picture: TradingDay,
      arrangement: 'across',
      ground: 'plain',
      features: ['conditions', 'quotes'],
    },
    sections: [
      { show: 'quotes', ground: 'sunken', arrangement: 'aside' },
      { show: 'features', ground: 'plain', look: 'numbered', perRow: 3 },
      { show: 'conditions', ground: 'sunken', look: 'table' },
      { show: 'steps', ground: 'plain' },
      { show: 'demo' },
    ],
  },
  energies: {
    hero: {
      picture: OneLot,
      arrangement: 'leading',
      ground: 'sunken',
      features: ['conditions', 'quotes'],
    },
    sections: [
      { show: 'conditions', ground: 'plain', look: 'cards' },
      { show: 'quotes', ground: 'sunken', arrangement: 'full' },
      { show: 'features', ground: 'plain', look: 'rows' },
      { show: 'demo' },
    ],
  },
  futures: {
    hero: {
      picture: ExpiryYear,
      arrangement: 'centred',
      ground: 'plain',
      features: ['quotes', 'conditions'],
    },
    sections: [
      { show: 'features', ground: 'sunken', look: 'rows' },
      { show: 'quotes', ground: 'plain', arrangement: 'aside' },
      { show: 'conditions', ground: 'sunken', look: 'table' },
      { show: 'demo' },
    ],
  },
} as const satisfies Record<ProductClass, Product>;

import type { ReactNode } from 'react';
import { tiers, type Tier } from '../../../core/domain/tiers.ts';
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
  | { kind: 'quotes'; ground: Ground; arrangement: 'full' | 'aside' }
  /** `look`: see `Conditions`. `freeItem`: which of the costs says that these accounts pay no commission. */
  | {
      kind: 'conditions';
      ground: Ground;
      look: 'figures' | 'shared' | 'cards';
      freeItem: { index: number; tiers: readonly Tier[] };
    }
  /** `line`: rows that follow each other in time. */
  | { kind: 'features'; ground: Ground; look: 'rows' | 'line' }
  | { kind: 'features'; ground: Ground; look: 'ruled' | 'boxed'; perRow: 2 | 3 }
  | { kind: 'own'; ground: Ground; part: () => ReactNode }
  | { kind: 'steps'; ground: Ground }
  | { kind: 'demo' };

export interface Product {
  hero: {
    /** The one picture of the page. */
    picture: () => ReactNode;
    /** The picture's place: `beside` after the words, `leading` before them, the others across the page below them. */
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
      { kind: 'own', ground: 'sunken', part: Turnover },
      {
        kind: 'conditions',
        ground: 'plain',
        look: 'shared',
        freeItem: { index: 0, tiers: ['standard', 'premium'] },
      },
      { kind: 'quotes', ground: 'sunken', arrangement: 'full' },
      { kind: 'features', ground: 'plain', look: 'ruled', perRow: 3 },
      { kind: 'demo' },
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
      {
        kind: 'conditions',
        ground: 'plain',
        look: 'figures',
        freeItem: { index: 0, tiers: ['standard', 'premium'] },
      },
      { kind: 'features', ground: 'sunken', look: 'boxed', perRow: 2 },
      { kind: 'quotes', ground: 'plain', arrangement: 'aside' },
      { kind: 'demo' },
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
      { kind: 'quotes', ground: 'sunken', arrangement: 'aside' },
      { kind: 'features', ground: 'plain', look: 'rows' },
      { kind: 'conditions', ground: 'sunken', look: 'figures', freeItem: { index: 3, tiers } },
      { kind: 'steps', ground: 'plain' },
      { kind: 'demo' },
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
      { kind: 'conditions', ground: 'plain', look: 'cards', freeItem: { index: 0, tiers } },
      { kind: 'features', ground: 'sunken', look: 'rows' },
      { kind: 'quotes', ground: 'plain', arrangement: 'full' },
      { kind: 'demo' },
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
      { kind: 'features', ground: 'sunken', look: 'line' },
      { kind: 'conditions', ground: 'plain', look: 'figures', freeItem: { index: 0, tiers } },
      { kind: 'quotes', ground: 'sunken', arrangement: 'aside' },
      { kind: 'demo' },
    ],
  },
} as const satisfies Record<ProductClass, Product>;

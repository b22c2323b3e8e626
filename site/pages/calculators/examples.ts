import type { Calculator, Values } from './fields.ts';

/**
 * Figures of a worked example for each calculator, round enough to check without one. The prices are none that the market
 * has: the page says so beside them.
 */
export const exampleNumbers: Readonly<Record<Calculator, Values['numbers']>> = {
  pip: { rate: '1.2' },
  margin: { price: '1.2' },
  position: { balance: '5000', risk: '1', distance: '25', rate: '1.2' },
  swap: { swap: '-5', nights: '5', rate: '1.2' },
  profit: { open: '1.2', close: '1.205' },
};

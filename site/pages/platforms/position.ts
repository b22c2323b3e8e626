/** The arithmetic of an order's two exits. A step is one line of the chart's grid; there are no prices. */

/** How far an exit may lie from the order's price. */
export const minSteps = 1;
export const maxSteps = 6;

export type Exit = 'stopLoss' | 'takeProfit';

/** The exits' first positions; the stylesheet repeats them. */
export const initialSteps = { stopLoss: 2, takeProfit: 4 } as const satisfies Record<Exit, number>;

/** Grid lines above the price now, and below it. */
export const stepsToEdge = 10;

export interface Order {
  /** Steps from the price now to the order's price; negative below it. */
  level: number;
  side: 'buy' | 'sell';
}

/** A buy gains when the price rises, a sell when it falls. */
const upwards = (side: Order['side'], exit: Exit): number =>
  (side === 'buy') === (exit === 'takeProfit') ? 1 : -1;

/** The steps between an order and its exit at a height of the chart, as near as an exit may lie. @param height 0 at the top, 1 at the bottom */
export function stepsAt(height: number, { level, side }: Order, exit: Exit): number {
  const above = stepsToEdge * (1 - 2 * height) - level;
  // `+ 0`: no negative zero.
  return Math.min(maxSteps, Math.max(minSteps, Math.round(above * upwards(side, exit)))) + 0;
}

/** '1 : 2': what a gain brings for one part of loss, to two decimals. */
export const riskToReward = (steps: Record<Exit, number>): string =>
  `1 : ${Math.round((100 * steps.takeProfit) / steps.stopLoss) / 100}`;

/** How many of a hundred such trades must reach take profit so that gains equal losses, before costs. */
export const breakEvenPercent = ({ stopLoss, takeProfit }: Record<Exit, number>): number =>
  Math.round((100 * stopLoss) / (stopLoss + takeProfit));

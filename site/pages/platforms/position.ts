/** The arithmetic of a buy order's two exits. A step is one line of the chart's grid; there are no prices. */

/** How far an exit may lie from the order's price. */
export const minSteps = 1;
export const maxSteps = 6;

export type Exit = 'stopLoss' | 'takeProfit';

/** The exits' first positions; the stylesheet repeats them. */
export const initialSteps = { stopLoss: 2, takeProfit: 4 } as const satisfies Record<Exit, number>;

/** Grid lines above the order's price, and below it. */
export const stepsToEdge = 10;

/** The steps between a buy order and its exit at a height of the chart, as near as an exit may lie. @param height 0 at the top, 1 at the bottom */
export function stepsAt(height: number, exit: Exit): number {
  const above = stepsToEdge * (1 - 2 * height);
  const steps = Math.round(exit === 'takeProfit' ? above : -above);
  return Math.min(maxSteps, Math.max(minSteps, steps));
}

/** '1 : 2': what a gain brings for one part of loss, to two decimals. */
export const riskToReward = (steps: Record<Exit, number>): string =>
  `1 : ${Math.round((100 * steps.takeProfit) / steps.stopLoss) / 100}`;

/** How many of a hundred such trades must reach take profit so that gains equal losses, before costs. */
export const breakEvenPercent = ({ stopLoss, takeProfit }: Record<Exit, number>): number =>
  Math.round((100 * stopLoss) / (stopLoss + takeProfit));

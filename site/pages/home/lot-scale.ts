/** The slider's positions: 0.01 to 0.09, 0.1 to 0.9 and 1 to 10 lots. */
const stepsPerDecade = 9;
/** How near the camera is: what is about a hundredth of a lot, a tenth, or the whole fills the picture. */
const views = ['hundredth', 'tenth', 'lot'] as const;
export const lastPosition = stepsPerDecade * views.length;
/** Where the slider stands at first. */
export const oneLotPosition = stepsPerDecade * 2;

/** A position of the slider: how many lots it is, and how near the camera. */
export function lotsAt(position: number): { lots: number; view: (typeof views)[number] } {
  const decade = Math.min(Math.floor(position / stepsPerDecade), views.length - 1);
  const pieces = position - decade * stepsPerDecade + 1;
  return { lots: pieces / 10 ** (views.length - 1 - decade), view: views[decade]! };
}

/** The first position at which an order of this size can be placed. */
export function positionOf(minLots: number): number {
  let position = 0;
  while (position < lastPosition && lotsAt(position).lots < minLots) position++;
  return position;
}

/** As the market writes amounts in all languages of the site; without the error of binary fractions. */
export const formatLotAmount = (amount: number): string =>
  amount.toLocaleString('en', { maximumSignificantDigits: 6 });

/** The same for money, with all of its cents or none. */
export function formatLotMoney(amount: number): string {
  const rounded = Number(amount.toPrecision(6));
  return rounded.toLocaleString('en', { minimumFractionDigits: rounded % 1 === 0 ? 0 : 2 });
}

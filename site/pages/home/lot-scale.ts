/** The slider's positions: 0.01 to 0.09, 0.1 to 0.9 and 1 to 10 lots. */
const stepsPerDecade = 9;
const decades = 3;
export const lastPosition = stepsPerDecade * decades;
/** Where the slider stands at first. */
export const oneLotPosition = stepsPerDecade * 2;

export interface DrawnLots {
  lots: number;
  /** How many pieces are drawn, and what part of a lot each of them is: 1, a tenth or a hundredth. */
  pieces: number;
  piece: number;
}

/** A position of the slider, with its meaning and drawing: 0.3 lots are three tenths. */
export function lotsAt(position: number): DrawnLots {
  const decade = Math.min(Math.floor(position / stepsPerDecade), decades - 1);
  const pieces = position - decade * stepsPerDecade + 1;
  const perLot = 10 ** (decades - 1 - decade);
  return { lots: pieces / perLot, pieces, piece: 1 / perLot };
}

/** A piece with a tenth of the volume is less than half as high. */
export const pieceScale = (piece: number): number => Math.cbrt(piece);

/** As the market writes amounts in all languages of the site; without the error of binary fractions. */
export const formatLotAmount = (amount: number): string =>
  amount.toLocaleString('en', { maximumSignificantDigits: 6 });

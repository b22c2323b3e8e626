import { dividePool } from './pool-shares.ts';

/** An invented pool: the manager's own stake first, then three investors. */
export const stakes = [12_000, 24_000, 15_000, 9000] as const;
/** What a stake is called in the picture; the manager's letter is a word of the language. */
export const investorLetters = ['A', 'B', 'C'] as const;

const gain = 1850;
const loss = -970;

export const pool = stakes.reduce((sum, stake) => sum + stake, 0);
export const results = { gain: dividePool(stakes, gain), loss: dividePool(stakes, loss) };
export const totals = { gain, loss };

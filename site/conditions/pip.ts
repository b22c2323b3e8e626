/** A pip is the fourth decimal of a pair's price, the second of a price in yen, forint or baht. @param symbol a pair or its quote currency */
export const pipsPerUnit = (symbol: string): number =>
  /(?:JPY|HUF|THB)$/.test(symbol) ? 100 : 10_000;

/** Value of a pip of a position, in the pair's quote currency. @param size in units of its base currency */
export const pipValue = (symbol: string, size: number): number => size / pipsPerUnit(symbol);

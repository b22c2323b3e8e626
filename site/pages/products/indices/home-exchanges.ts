/** The cities of the exchanges whose shares an index measures, with their clocks. */
export const homeExchanges = {
  newYork: 'America/New_York',
  london: 'Europe/London',
  frankfurt: 'Europe/Berlin',
  tokyo: 'Asia/Tokyo',
} as const;

export type City = keyof typeof homeExchanges;

const cities: Readonly<Record<string, City>> = {
  US30: 'newYork',
  NAS100: 'newYork',
  SPX500: 'newYork',
  UK100: 'london',
  GER40: 'frankfurt',
  JP225: 'tokyo',
};

/** Undefined for an index whose city the dial does not know. */
export const homeOf = (symbol: string): City | undefined => cities[symbol];

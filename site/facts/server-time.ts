/** The trading server's clock, by which all trading hours on the site are told. Source: the broker's contract specifications. */
export const serverTime = { zone: 'GMT+3', offsetMinutes: 180 } as const;

/** The trading server's time zone, in which the site gives all trading hours. Source: the broker's contract specifications. */
export const serverTime = { zone: 'GMT+3', offsetMinutes: 180 } as const;

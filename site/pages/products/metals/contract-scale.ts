/** Grams of a troy ounce, exactly (an international definition since 1959). */
export const troyOunce = 31.1034768;

/** Grams per cubic centimetre near 20 °C. Source: CRC Handbook of Chemistry and Physics. */
const densities = { gold: 19.3, silver: 10.5, platinum: 21.5 } as const;
export type Metal = keyof typeof densities;

const metalsBySymbol: Record<string, Metal> = {
  XAUUSD: 'gold',
  XAGUSD: 'silver',
  XPTUSD: 'platinum',
};

/** @throws for a metal whose density is not known */
export function metalOf(symbol: string): Metal {
  const metal = metalsBySymbol[symbol];
  if (!metal) throw new Error(`The density of '${symbol}' is not known`);
  return metal;
}

/** A sheet of A4 paper in centimetres (ISO 216): something that everyone has held. */
export const sheet = { width: 21, height: 29.7 } as const;

export function kilograms(ounces: number): number {
  return (ounces * troyOunce) / 1000;
}

/** Edge, in centimetres, of a cube of pure metal that weighs so much. */
export function cubeEdge(ounces: number, metal: Metal): number {
  return Math.cbrt((ounces * troyOunce) / densities[metal]);
}

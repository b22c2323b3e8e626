/** Grams of a troy ounce, exactly (an international definition since 1959). */
const gramsPerTroyOunce = 31.1034768;

/** Grams per cubic centimetre near 20 °C. Source: CRC Handbook of Chemistry and Physics. */
const densities = { gold: 19.3, silver: 10.5, platinum: 21.45 } as const;
type Metal = keyof typeof densities;

const metalsBySymbol: Record<string, Metal> = {
  XAUUSD: 'gold',
  XAGUSD: 'silver',
  XPTUSD: 'platinum',
};

/** @throws for a symbol without a known density */
export function metalOf(symbol: string): Metal {
  const metal = metalsBySymbol[symbol];
  if (!metal) throw new Error(`The density of '${symbol}' is not known`);
  return metal;
}

export function kilogramsOf(ounces: number): number {
  return (ounces * gramsPerTroyOunce) / 1000;
}

/** Edge of a cube of pure metal, in centimetres. */
export function cubeEdge(ounces: number, metal: Metal): number {
  return Math.cbrt((ounces * gramsPerTroyOunce) / densities[metal]);
}

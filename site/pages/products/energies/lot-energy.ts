/** Litres of an oil barrel: 42 US gallons of 3.785411784 litres. */
export const barrelLitres = 158.987294928;

/**
 * Heat of one barrel of crude oil in MMBtu, the industry's convention for a barrel of oil equivalent
 * (US Internal Revenue Service, Notice 2000-23: 5.8 million Btu).
 */
export const barrelHeat = 5.8;

/** Cubic metres of natural gas that hold one MMBtu: 1,055.06 MJ at the usual 37.3 MJ a cubic metre. */
export const gasPerMmbtu = 28.3;

/** How many barrels of oil give the same heat, to the nearest hundred: the convention is no more exact than that. */
export function barrelsOfSameHeat(mmbtu: number): number {
  return Math.round(mmbtu / barrelHeat / 100) * 100;
}

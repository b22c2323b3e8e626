/** Litres of an oil barrel: 42 US gallons of 3.785411784 litres. */
export const litresPerBarrel = 158.987294928;

/**
 * Heat of one barrel of crude oil in MMBtu, the industry's convention for a barrel of oil equivalent
 * (US Internal Revenue Service, Notice 2000-23: 5.8 million Btu).
 */
const mmbtuPerBarrel = 5.8;

/** Cubic metres of natural gas that hold one MMBtu: 1,055.06 MJ at 37 to 38 MJ a cubic metre, by the gas. */
export const cubicMetresPerMmbtu = 28;

/** Barrels of oil with the same heat, rounded to hundreds: the convention is no more exact. */
export function barrelsOfSameHeat(mmbtu: number): number {
  return Math.round(mmbtu / mmbtuPerBarrel / 100) * 100;
}

import type { LanguageCode } from '../../../contract/languages.ts';
import { claims } from '../../facts/claims.ts';
import { signFollowsNumber, splitCount } from '../../i18n/format.ts';
import type { Figure } from './counters.tsx';

/** A number to count up to, with what follows it in the page's language. */
type CountedFigure = Pick<Figure, 'target' | 'decimals' | 'grouped' | 'sign' | 'unit'>;

/** The claims of the home page's counters, in their order. */
export const countedClaims = ['countries', 'execution', 'trades', 'monthlyVolume'] as const;

/** @param secondsUnit 'sec', in the page's language */
export function countedFigure(
  name: (typeof countedClaims)[number],
  language: LanguageCode,
  secondsUnit: string,
): CountedFigure {
  const { value } = claims[name];
  if (value.kind === 'seconds')
    return { target: value.value, decimals: 2, grouped: true, sign: '', unit: ` ${secondsUnit}` };
  const { number, scale } = splitCount(value.value, language);
  // Arabic writes the scale as a word after the number and its sign.
  return signFollowsNumber(language)
    ? { target: number, decimals: 0, grouped: scale === '', sign: '+', unit: scale }
    : { target: number, decimals: 0, grouped: scale === '', sign: `${scale}+`, unit: '' };
}

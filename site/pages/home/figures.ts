import { claims } from '../../facts/claims.ts';
import type { LanguageCode } from '../../../contract/languages.ts';
import { signFollowsNumber, splitCount } from '../../i18n/format.ts';
import type { Figure } from './counters.island.tsx';

/** A number that can be counted up to, with what stands after it in the reader's language. */
type CountedFigure = Pick<Figure, 'target' | 'decimals' | 'grouped' | 'sign' | 'unit'>;

/** The claims of the home page's counters, in their order. */
export const countedClaims = ['countries', 'execution', 'trades', 'monthlyVolume'] as const;

/**
 * @param seconds what follows a number of seconds: 'sec'
 */
export function countedFigure(
  name: (typeof countedClaims)[number],
  language: LanguageCode,
  seconds: string,
): CountedFigure {
  const { value } = claims[name];
  if (value.kind === 'seconds')
    return { target: value.value, decimals: 2, grouped: true, sign: '', unit: ` ${seconds}` };
  const { number, scale } = splitCount(value.value, language);
  return signFollowsNumber(language)
    ? { target: number, decimals: 0, grouped: scale === '', sign: '+', unit: scale }
    : { target: number, decimals: 0, grouped: scale === '', sign: `${scale}+`, unit: '' };
}

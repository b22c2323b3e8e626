import type { LanguageCode } from '../../../core/domain/languages.ts';
import { claims } from '../../facts/claims.ts';
import { formatNumber, signFollowsNumber, splitCount } from '../../i18n/format.ts';
import type { Figure } from './counters.tsx';

/** A number with what follows it in the page's language. */
type CountedFigure = Pick<Figure, 'number' | 'unit'>;

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
    return {
      number: formatNumber(value.value, language, { minimumFractionDigits: 2 }),
      unit: ` ${secondsUnit}`,
    };
  const { number, scale } = splitCount(value.value, language);
  // No separators before a scale such as 万.
  const digits = formatNumber(number, language, { useGrouping: scale === '' });
  // Arabic writes the scale as a word after the number and its sign.
  return signFollowsNumber(language)
    ? { number: `${digits}+`, unit: scale }
    : { number: `${digits}${scale}+`, unit: '' };
}

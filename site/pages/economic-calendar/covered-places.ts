import type { LanguageCode } from '../../../core/domain/languages.ts';
import { calendarCountries, euroArea } from '../../facts/calendar-countries.ts';
import { countryName } from '../../i18n/format.ts';

interface CoveredPlace {
  name: string;
  currency: string;
}

/** The calendar's countries by name, in the language and its order; the euro area, which is not a country, comes last. */
export function coveredPlaces(language: LanguageCode): CoveredPlace[] {
  const collator = new Intl.Collator(language);
  return calendarCountries
    .map(({ region, currency }) => ({
      name: countryName(region, language),
      currency,
      isEuroArea: region === euroArea,
    }))
    .toSorted(
      (one, other) =>
        Number(one.isEuroArea) - Number(other.isEuroArea) || collator.compare(one.name, other.name),
    )
    .map(({ name, currency }) => ({ name, currency }));
}

import { calendarCountries, euroArea } from '../../facts/calendar-countries.ts';
import type { LanguageCode } from '../../../contract/languages.ts';

interface CoveredPlace {
  name: string;
  currency: string;
}

/** The countries of the calendar by name in the reader's language, in that language's order; the euro area, which is no country, comes last. */
export function coveredPlaces(language: LanguageCode): CoveredPlace[] {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  const collator = new Intl.Collator(language);
  return calendarCountries
    .map(({ region, currency }) => {
      const name = names.of(region);
      if (name === undefined)
        throw new Error(`Intl has no name for the region '${region}' in '${language}'`);
      return { name, currency, last: region === euroArea };
    })
    .toSorted(
      (one, other) =>
        Number(one.last) - Number(other.last) || collator.compare(one.name, other.name),
    )
    .map(({ name, currency }) => ({ name, currency }));
}

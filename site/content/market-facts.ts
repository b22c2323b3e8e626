import type { HolidayCalendar } from '../../core/domain/holidays.ts';
import { mapLanguages, type LanguageCode } from '../../core/domain/languages.ts';
import type { MarketFacts, MenuFacts } from '../../core/domain/market-facts.ts';
import type { SiteContent } from '../../core/domain/site-content.ts';
import type { OpeningWords } from '../../core/specs/format-hours.ts';
import { publishedClasses } from '../conditions/published-specs.ts';
import { productClasses, type ProductClass } from '../facts/instruments.ts';
import type { ContentForWords } from '../i18n/content-variables.ts';
import { trackedWords } from '../i18n/translator.ts';
import { marketWeekOf } from './market-week.ts';
import { publishedInstruments } from './published-instruments.ts';

/** The facts of each market that has a page: its leverage by the specifications, the hours of the instruments that the site names. */
export function marketFactsOf(
  content: Pick<SiteContent, 'specs'>,
  calendars: { holidayCalendars: readonly HolidayCalendar[] },
): Record<ProductClass, MarketFacts> {
  const classes = publishedClasses(content, 'standard');
  const byClass = Map.groupBy(publishedInstruments(content), (instrument) => instrument.class);
  const factsOf = (name: ProductClass): MarketFacts => {
    const weeks = (byClass.get(name) ?? [])
      .map((instrument) => marketWeekOf(instrument, calendars))
      .filter((week) => week !== undefined);
    return {
      highestLeverage: classes?.[name].highestLeverage,
      weeks: [...new Map(weeks.map((week) => [JSON.stringify(week), week])).values()],
    };
  };
  return Object.fromEntries(productClasses.map((name) => [name, factsOf(name)])) as Record<
    ProductClass,
    MarketFacts
  >;
}

/** Say when a market opens. */
function openingWords(language: LanguageCode, content: ContentForWords): OpeningWords {
  const t = trackedWords(language, content)('account-specs');
  const values = t('values', { returnObjects: true, skipInterpolation: true });
  const { weekdays, opensInHours, opensInMinutes, opensAt } = values;
  return { weekdays, opensInHours, opensInMinutes, opensAt };
}

export const menuFactsOf = (
  content: ContentForWords,
  dates: Parameters<typeof marketFactsOf>[1],
): MenuFacts<OpeningWords> => ({
  markets: marketFactsOf(content, dates),
  words: mapLanguages((language) => openingWords(language, content)),
});

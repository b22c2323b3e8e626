import type { HolidayCalendar } from '../../core/domain/holidays.ts';
import { mapLanguages } from '../../core/domain/languages.ts';
import type { MarketFacts, MenuFacts } from '../../core/domain/market-facts.ts';
import type { SiteContent } from '../../core/domain/site-content.ts';
import type { OpeningWords } from '../../core/specs/format-hours.ts';
import { publishedClasses } from '../conditions/published-specs.ts';
import { productClasses, type ProductClass } from '../facts/instruments.ts';
import { wordsOf } from '../i18n/translator.ts';
import { marketWeekOf } from './market-week.ts';
import { publishedInstruments } from './published-instruments.ts';

/** The facts of each market that has a page: its leverage by the specifications, the hours of the instruments that the site names. */
export function marketFactsOf(
  content: Pick<SiteContent, 'specs'>,
  dates: { holidayCalendars: readonly HolidayCalendar[]; today: string },
): Record<ProductClass, MarketFacts> {
  const classes = publishedClasses(content, 'standard');
  const byClass = Map.groupBy(publishedInstruments(content), (instrument) => instrument.class);
  const factsOf = (name: ProductClass): MarketFacts => {
    const weeks = (byClass.get(name) ?? [])
      .map((instrument) => marketWeekOf(instrument, dates))
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

/** Says when a market opens, in each language. */
const openingWords = mapLanguages((code): OpeningWords => {
  const t = wordsOf(code, 'account-specs');
  const minutes = '{{minutes}}';
  return {
    weekdays: t('values.weekdays', { returnObjects: true }),
    opensInHours: t('values.opensInHours', { hours: '{{hours}}', minutes }),
    opensInMinutes: t('values.opensInMinutes', { minutes }),
    opensAt: t('values.opensAt', { time: '{{time}}' }),
  };
});

export const menuFactsOf = (
  ...given: Parameters<typeof marketFactsOf>
): MenuFacts<OpeningWords> => ({ markets: marketFactsOf(...given), words: openingWords });

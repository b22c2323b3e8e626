import type { LanguageCode } from '../../core/domain/languages.ts';
import { serverTime, type Clock } from '../../core/domain/server-time.ts';
import { offsetMinutesAt } from '../../core/specs/clock.ts';
import { minutesPerDay } from '../../core/util/durations.ts';
import { keysOf, mapKeys } from '../../core/util/map-keys.ts';
import { formatClaim } from '../i18n/format.ts';
import { wordsOf } from '../i18n/translator.ts';

const cities = {
  riyadh: 'Asia/Riyadh',
  dubai: 'Asia/Dubai',
  cairo: 'Africa/Cairo',
  casablanca: 'Africa/Casablanca',
  lagos: 'Africa/Lagos',
  singapore: 'Asia/Singapore',
  beijing: 'Asia/Shanghai',
} as const;
/** In spring New York is in summer time, and Cairo is not yet. */
const seasons = {
  summer: Date.UTC(2026, 6),
  spring: Date.UTC(2026, 3),
  winter: Date.UTC(2026, 0),
} as const;

/** The server's midnight on the clocks of the readers' cities, or of the first of them, all year. */
export function serverMidnight(language: LanguageCode, of: 'cities' | 'city' = 'cities'): string {
  const times = mapKeys(keysOf(seasons), (season) => {
    const offsetOf = (clock: Clock): number => offsetMinutesAt(clock, seasons[season]);
    return mapKeys(keysOf(cities), (city) => {
      const ahead = offsetOf({ timeZone: cities[city], shiftMinutes: 0 }) - offsetOf(serverTime);
      const minutes = (ahead + minutesPerDay) % minutesPerDay;
      return formatClaim({ kind: 'clock', minutes }, language);
    });
  });
  return wordsOf(language, 'server-midnight')(of, times);
}

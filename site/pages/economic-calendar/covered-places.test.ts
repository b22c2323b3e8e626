import { expect, test } from 'vitest';
import { calendarCountries } from '../../facts/calendar-countries.ts';
import { coveredPlaces } from './covered-places.ts';

test('the calendar covers what the product requirements list', () => {
  expect(calendarCountries.map(({ code }) => code).join(',')).toBe(
    'ar,au,br,ca,cn,fr,de,in,id,it,jp,kr,mx,ru,sa,za,tr,gb,us,eu',
  );
});

test("places are in the language's order, the euro area last", () => {
  const english = coveredPlaces('en');
  expect(english[0]).toEqual({ name: 'Argentina', currency: 'ARS' });
  expect(english.at(-1)).toEqual({ name: 'Eurozone', currency: 'EUR' });
  expect(coveredPlaces('zh').at(-1)?.name).toBe('欧元区');
  expect(coveredPlaces('ar').at(-1)?.name).toBe('منطقة اليورو');
});

import { expect, test } from 'vitest';
import { coveredPlaces } from './covered-places.ts';

test("places are in the language's order, the euro area last", () => {
  const english = coveredPlaces('en');
  expect(english[0]).toEqual({ name: 'Argentina', currency: 'ARS' });
  expect(english.at(-1)).toEqual({ name: 'Eurozone', currency: 'EUR' });
  expect(coveredPlaces('zh').at(-1)?.name).toBe('欧元区');
  expect(coveredPlaces('ar').at(-1)?.name).toBe('منطقة اليورو');
});

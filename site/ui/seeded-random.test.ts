import { expect, test } from 'vitest';
import { seededRandom } from './seeded-random.ts';

test('the same seed gives the same numbers, another seed others', () => {
  const first = seededRandom(7);
  const again = seededRandom(7);
  const other = seededRandom(8);
  const numbers = [first(), first(), first()];
  expect([again(), again(), again()]).toEqual(numbers);
  expect([other(), other(), other()]).not.toEqual(numbers);
  for (const number of numbers) expect(number).toBeGreaterThanOrEqual(0);
  for (const number of numbers) expect(number).toBeLessThan(1);
});

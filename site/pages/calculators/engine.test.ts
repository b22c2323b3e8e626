import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Exact, positionSize } from './engine.ts';

/** Decimals of up to nine digits before the point and eight after it, never 0. */
const positive = fc
  .tuple(fc.integer({ min: 1, max: 999_999_999 }), fc.integer({ min: 0, max: 8 }))
  .map(([digits, places]) => new Exact(digits).div(new Exact(10).pow(places)));

test('a position loses no more than was risked, and one step more would', () => {
  fc.assert(
    fc.property(positive, positive, fc.constantFrom('0.01', '0.1', '1'), (risk, loss, text) => {
      const step = new Exact(text);
      const lots = positionSize(risk, loss, step);
      expect(lots.times(loss).lte(risk)).toBe(true);
      expect(lots.plus(step).times(loss).gt(risk)).toBe(true);
      expect(lots.mod(step).eq(0) && lots.gte(0)).toBe(true);
    }),
  );
});

test('a risk of a whole number of steps buys all of them, even where a division has no end', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e6 }), positive, positive, (steps, loss, price) => {
      const perLot = loss.div(price);
      const step = new Exact('0.01');
      const risk = perLot.times(step).times(steps);
      expect(positionSize(risk, perLot, step).eq(step.times(steps))).toBe(true);
    }),
  );
});

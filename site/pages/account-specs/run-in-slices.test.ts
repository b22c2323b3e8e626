import { afterEach, expect, test, vi } from 'vitest';
import { runInSlices } from './run-in-slices.ts';

afterEach(() => void vi.restoreAllMocks());

function* count(steps: number, onStep: () => void): Generator<undefined, number> {
  for (let step = 0; step < steps; step++) {
    onStep();
    yield;
  }
  return steps;
}

test('the result is the generator’s', async () => {
  expect(await runInSlices(count(3, () => {}))).toBe(3);
  expect(await runInSlices(count(0, () => {}))).toBe(0);
});

test('others have their turn between two slices', async () => {
  let nowMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
  let othersTurns = 0;
  let next = setImmediate(function takeTurn() {
    othersTurns += 1;
    next = setImmediate(takeTurn);
  });
  await runInSlices(count(20, () => (nowMs += 3)));
  clearImmediate(next);
  expect(othersTurns).toBeGreaterThan(1);
});

test('a mistake in a step rejects', async () => {
  await expect(
    runInSlices(
      count(2, () => {
        throw new Error('thrown by the test');
      }),
    ),
  ).rejects.toThrow('thrown by the test');
});

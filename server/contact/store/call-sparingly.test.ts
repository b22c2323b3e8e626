import { expect, test } from 'vitest';
import { callSparingly } from './call-sparingly.ts';

test('a call that took long is repeated after a hundred times as long', async () => {
  let [nowMs, calls, durationMs] = [0, 0, 480];
  const count = callSparingly(
    () => {
      nowMs += durationMs;
      return Promise.resolve(++calls);
    },
    () => nowMs,
  );
  expect(await Promise.all([count(), count()])).toEqual([1, 1]);
  nowMs += 47_999;
  expect(await count()).toBe(1);
  nowMs += 1;
  durationMs = 0;
  expect(await count()).toBe(2);
  expect(await count()).toBe(3);
});

test('calls at the same time share one, and a failure is not kept', async () => {
  const results = [Promise.reject(new Error('down')), Promise.resolve('up')];
  for (const result of results) result.catch(() => {});
  let calls = 0;
  const count = callSparingly(() => results[calls++] ?? Promise.resolve('more'));
  const failing = [count(), count()];
  expect(await Promise.allSettled(failing)).toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ]);
  expect(calls).toBe(1);
  expect(await count()).toBe('up');
});

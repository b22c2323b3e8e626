import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createTurnQueue, QueueFullError } from './turn-queue.ts';

test('one turn is granted per pass of the event loop', async () => {
  const queue = createTurnQueue({ maxWaiting: 10, maxWaitingPerIp: 10, refusalDelayMs: 0 });
  const granted: number[] = [];
  for (const number of [1, 2, 3]) void queue.waitForTurn('a').then(() => granted.push(number));
  expect(granted).toEqual([]);
  for (const expected of [[1], [1, 2], [1, 2, 3]]) {
    await setImmediate();
    expect(granted).toEqual(expected);
  }
});

test('a turn is granted when the work of the last one is done', async () => {
  const { promise: done, resolve: finish } = Promise.withResolvers<void>();
  let whenFree = () => Promise.resolve();
  const queue = createTurnQueue({
    maxWaiting: 10,
    maxWaitingPerIp: 10,
    refusalDelayMs: 0,
    whenFree: () => whenFree(),
  });
  const granted: number[] = [];
  const turns = [1, 2].map((number) =>
    queue.waitForTurn('a').then(() => {
      granted.push(number);
      whenFree = () => done;
    }),
  );
  for (let pass = 0; pass < 5; pass++) await setImmediate();
  expect(granted).toEqual([1]);
  finish();
  await Promise.all(turns);
  expect(granted).toEqual([1, 2]);
});

test('IPs take turns, however many requests one of them has sent', async () => {
  const queue = createTurnQueue({ maxWaiting: 10, maxWaitingPerIp: 10, refusalDelayMs: 0 });
  const granted: string[] = [];
  const turns = ['a', 'a', 'a', 'b', 'c', 'b'].map(async (ip) => {
    await queue.waitForTurn(ip);
    granted.push(ip);
  });
  await Promise.all(turns);
  expect(granted.join('')).toBe('abcaba');
});

test('a full queue refuses, and accepts again after a turn', async () => {
  const queue = createTurnQueue({ maxWaiting: 2, maxWaitingPerIp: 10, refusalDelayMs: 0 });
  const waiting = [queue.waitForTurn('a'), queue.waitForTurn('b')];
  const refused = queue.waitForTurn('c');
  await expect(refused).rejects.toBeInstanceOf(QueueFullError);
  await Promise.all(waiting);
  await queue.waitForTurn('c');
});

test('one IP cannot fill the queue', async () => {
  const queue = createTurnQueue({ maxWaiting: 10, maxWaitingPerIp: 2, refusalDelayMs: 0 });
  const waiting = [queue.waitForTurn('a'), queue.waitForTurn('a')];
  await expect(queue.waitForTurn('a')).rejects.toBeInstanceOf(QueueFullError);
  await Promise.all([...waiting, queue.waitForTurn('b')]);
});

test('a refusal takes its time', async () => {
  const { promise: delay, resolve: endDelay } = Promise.withResolvers<void>();
  const sleep = vi.fn((_ms: number) => delay);
  const queue = createTurnQueue({
    maxWaiting: 0,
    maxWaitingPerIp: 1,
    refusalDelayMs: 250,
    sleep,
  });
  const refused = vi.fn((error: unknown) => error);
  const refusal = queue.waitForTurn('a').catch(refused);
  await setImmediate();
  expect(sleep).toHaveBeenCalledExactlyOnceWith(250);
  expect(refused).not.toHaveBeenCalled();
  endDelay();
  expect(await refusal).toBeInstanceOf(QueueFullError);
});

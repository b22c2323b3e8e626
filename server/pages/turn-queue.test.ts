import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTurnQueue, QueueFullError } from './turn-queue.ts';

test('one turn is granted per pass of the event loop', async () => {
  const queue = createTurnQueue({ maxWaiting: 10, maxWaitingPerIp: 10 });
  const granted: number[] = [];
  for (const number of [1, 2, 3]) void queue.waitForTurn('a').then(() => granted.push(number));
  expect(granted).toEqual([]);
  for (const expected of [[1], [1, 2], [1, 2, 3]]) {
    await setImmediate();
    expect(granted).toEqual(expected);
  }
});

test('IPs take turns, however many requests one of them has sent', async () => {
  const queue = createTurnQueue({ maxWaiting: 10, maxWaitingPerIp: 10 });
  const granted: string[] = [];
  const turns = ['a', 'a', 'a', 'b', 'c', 'b'].map(async (ip) => {
    await queue.waitForTurn(ip);
    granted.push(ip);
  });
  await Promise.all(turns);
  expect(granted.join('')).toBe('abcaba');
});

test('a full queue refuses, and accepts again after a turn', async () => {
  const queue = createTurnQueue({ maxWaiting: 2, maxWaitingPerIp: 10 });
  const waiting = [queue.waitForTurn('a'), queue.waitForTurn('b')];
  const refused = queue.waitForTurn('c');
  await expect(refused).rejects.toBeInstanceOf(QueueFullError);
  await Promise.all(waiting);
  await queue.waitForTurn('c');
});

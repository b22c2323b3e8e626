import { expect, test } from 'vitest';
import { createTurnQueue } from './turn-queue.ts';

test('IPs take turns, however many requests one of them has sent', async () => {
  const waitForTurn = createTurnQueue({ maxWaiting: 10, maxWaitingPerIp: 10 });
  const granted: string[] = [];
  const turns = ['a', 'a', 'a', 'b', 'c', 'b'].map(async (ip) => {
    await waitForTurn(ip);
    granted.push(ip);
  });
  await Promise.all(turns);
  expect(granted.join('')).toBe('abcaba');
});

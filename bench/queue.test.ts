import { expect, test } from 'vitest';
import { simulateClients, simulateVisitors } from './queue.ts';

const always = (serviceMs: number): { share: number; serviceMs: number }[] => [
  { share: 1, serviceMs },
];

test('the wait at one process is what queueing theory says for requests of one length', () => {
  // M/D/1 at 80 %: a mean wait of 2 service times; half of the requests are answered sooner.
  const { utilisation, p50Ms, p99Ms } = simulateVisitors({
    perSecond: 80,
    processes: 1,
    kinds: always(10),
  });
  expect(utilisation).toBeCloseTo(0.8, 1);
  expect(p50Ms).toBeGreaterThan(20);
  expect(p50Ms).toBeLessThan(28);
  expect(p99Ms).toBeGreaterThan(100);
  expect(p99Ms).toBeLessThan(140);
});

test('twice the processes halve what each has to do', () => {
  const load = { perSecond: 80, kinds: always(10) };
  const two = simulateVisitors({ ...load, processes: 2 });
  expect(two.utilisation).toBeCloseTo(0.4, 1);
  expect(two.p99Ms).toBeLessThan(simulateVisitors({ ...load, processes: 1 }).p99Ms / 2);
});

test('a few long requests delay the short ones behind them', () => {
  const mixed = simulateVisitors({
    perSecond: 1000,
    processes: 1,
    kinds: [
      { share: 98, serviceMs: 0.1 },
      { share: 2, serviceMs: 10 },
    ],
  });
  expect(mixed.p50Ms).toBeCloseTo(0.1, 1);
  expect(mixed.p99Ms).toBeGreaterThan(12);
});

test('clients without pauses share one process', () => {
  const { utilisation, perSecond, p50Ms } = simulateClients({
    clients: 8,
    pauseMs: 0,
    serviceMs: 2,
  });
  expect(utilisation).toBeCloseTo(1, 2);
  expect(perSecond).toBeCloseTo(500, 0);
  expect(p50Ms).toBeCloseTo(16, 5);
});

test('clients that pause are not answered faster than they ask', () => {
  const { perSecond, p50Ms } = simulateClients({ clients: 4, pauseMs: 100, serviceMs: 1 });
  expect(perSecond).toBeCloseTo(39.5, 0);
  expect(p50Ms).toBeCloseTo(1, 1);
});

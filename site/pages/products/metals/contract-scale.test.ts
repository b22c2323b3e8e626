import { expect, test } from 'vitest';
import { cubeEdge, kilogramsOf } from './contract-scale.ts';

test('100 ounces of gold weigh 3.11 kg and make a cube of 5.4 cm', () => {
  expect(kilogramsOf(100)).toBeCloseTo(3.11, 2);
  expect(cubeEdge(100, 'gold')).toBeCloseTo(5.44, 2);
});

test('5,000 ounces of silver weigh fifty times as much and make a cube of 24.6 cm', () => {
  expect(kilogramsOf(5000)).toBeCloseTo(155.52, 2);
  expect(cubeEdge(5000, 'silver')).toBeCloseTo(24.56, 2);
});

test('the denser metal makes the smaller cube', () => {
  expect(cubeEdge(100, 'platinum')).toBeLessThan(cubeEdge(100, 'gold'));
});

test('a cube of eight times the weight has twice the edge', () => {
  expect(cubeEdge(800, 'gold')).toBeCloseTo(2 * cubeEdge(100, 'gold'), 10);
});

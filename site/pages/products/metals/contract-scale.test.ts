import { expect, test } from 'vitest';
import { cubeEdge, kilogramsOf } from './contract-scale.ts';

test('100 ounces of gold weigh 3.11 kg and make a cube of 5.4 cm, 5,000 of silver one of 24.6 cm', () => {
  expect(kilogramsOf(100)).toBeCloseTo(3.11, 2);
  expect(cubeEdge(100, 'gold')).toBeCloseTo(5.44, 2);
  expect(cubeEdge(5000, 'silver')).toBeCloseTo(24.56, 2);
});

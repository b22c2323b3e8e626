import { expect, test } from 'vitest';
import { instrumentsOf, productClasses } from '../../facts/instruments.ts';
import { products } from './products.tsx';

test.each(productClasses)(
  '%s: quotes, conditions, features and the demo invitation appear once each, and both hero features lead to a section',
  (product) => {
    const { hero, sections } = products[product];
    const shown = sections.map(({ kind }) => kind);
    for (const required of ['quotes', 'conditions', 'features', 'demo'] as const)
      expect(shown.filter((kind) => kind === required)).toHaveLength(1);
    expect(new Set(shown).size).toBe(shown.length);
    expect(new Set(hero.features)).toEqual(new Set(['quotes', 'conditions']));
    expect(instrumentsOf(product).length).toBeGreaterThan(0);
  },
);

test('the three steps are on the page of indices only', () => {
  expect(
    Object.entries(products).flatMap(([name, { sections }]) =>
      sections.some(({ kind }) => kind === 'steps') ? [name] : [],
    ),
  ).toEqual(['indices']);
});

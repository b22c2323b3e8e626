import { expect, test } from 'vitest';
import {
  interactionsTable,
  overLimits,
  worstOf,
  type EventTiming,
  type Interaction,
  type Measured,
} from './interaction-figures.ts';

const took = (durationMs: number, name = 'click'): EventTiming => ({
  name,
  durationMs,
  delayMs: 8,
  workMs: durationMs - 16,
});
const interaction = (changes: Partial<Interaction>): Interaction => ({
  kind: 'theme',
  language: 'en',
  run: 1,
  label: 'cold: click the switch',
  events: [],
  ...changes,
});
const measured = (interactions: readonly Interaction[]): Measured => ({
  languages: ['en', 'ar'],
  interactions: [...interactions, interaction({ language: 'ar' })],
  floors: [
    { gesture: 'click', run: 1, events: [took(24)] },
    { gesture: 'hover', run: 1, events: [took(48)] },
  ],
  gesturesOf: (kind) => (kind === 'menu' ? ['hover', 'click'] : ['click']),
});

test('the worst is the slowest event of a run, in the median of the runs', () => {
  expect(
    worstOf([
      { run: 1, events: [took(24), took(80)] },
      { run: 1, events: [took(40)] },
      { run: 2, events: [took(400)] },
      { run: 3, events: [took(56)] },
    ]),
  ).toBe(80);
});

test('what the browser does not report took 16 ms at most; what was not measured is unknown', () => {
  expect(worstOf([{ run: 1, events: [] }])).toBe(16);
  expect(worstOf([])).toBeNaN();
});

test('a kind at its limit is within it', () => {
  const atLimit = measured([interaction({ events: [took(100)] })]);
  expect(overLimits(atLimit)).toEqual([]);
  expect(interactionsTable(atLimit)).not.toContain('**');
});

test('a kind over its limit is named for its language, with its slowest event', () => {
  const over = measured([
    interaction({ events: [took(48), took(280, 'pointerup')] }),
    interaction({ label: 'warm: click again', events: [took(64)] }),
  ]);
  expect(overLimits(over)).toEqual([
    'theme, en: 280 ms, limit 100 ms; slowest: cold: click the switch (en): pointerup 280 ms, of which it waited 8 and ran 264',
  ]);
  expect(interactionsTable(over).split('\n').at(-1)?.replaceAll(/ +/g, ' ')).toBe(
    '| theme | 100 | 24 | **280** | 16 | 280 |',
  );
});

test('the table has only kinds that were measured', () => {
  expect(interactionsTable(measured([])).split('\n')).toHaveLength(3);
});

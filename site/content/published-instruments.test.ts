import { expect, test } from 'vitest';
import { mapColumns, type SpecRow } from '../../core/domain/instrument-spec.ts';
import { mapTiers } from '../../core/domain/tiers.ts';
import { publishedInstrument, publishedInstruments } from './published-instruments.ts';

const withoutSpecs = { specs: mapTiers(() => ({ state: 'missing' as const })) };
/** As our own file has it. */
const oil = publishedInstrument(withoutSpecs, 'USOIL');

const specsOf = (...rows: Partial<SpecRow>[]) => ({
  specs: mapTiers(() => ({
    state: 'ready' as const,
    value: rows.map((row) => ({ ...mapColumns(() => ''), products: ['Energies'], ...row })),
  })),
});

const publishedOil = (row: Partial<SpecRow>) =>
  publishedInstrument(specsOf({ symbol: 'USOIL', ...row }), 'USOIL');

test('the published specifications are what pages show', () => {
  expect(
    publishedOil({
      contractSize: '100 bbl',
      leverage: '1:50',
      tradingHours: 'Mon 02:00 – Fri 23:00',
      dailyBreakTime: '12:00–12:30, 23:00–02:00',
    }),
  ).toMatchObject({
    contractSize: 100,
    leverage: 50,
    sessions: [
      ['02:00', '12:00'],
      ['12:30', '23:00'],
    ],
  });
});

test.each([
  ['a size in another unit', { contractSize: '42,000 gal' }],
  ['a size without its unit', { contractSize: '1,000' }],
  ['a leverage in words', { leverage: 'on request' }],
])('%s is not taken for a figure', (_, row) => {
  expect(publishedOil(row)).toEqual({ ...oil, sessions: [] });
});

test.each([
  ['hours in words', { tradingHours: 'nearly always' }],
  ['hours that differ from day to day', { tradingHours: 'Mon 02:00 – Wed 23:00' }],
  ['hours on another clock', { tradingHours: 'Mon–Fri 09:30–16:00', timeZone: 'America/New_York' }],
])('%s are left out', (_, row) => {
  expect(publishedOil(row).sessions).toEqual([]);
});

test('an instrument without specifications keeps its conditions', () => {
  expect(oil).toMatchObject({ contractSize: 1000, unit: 'barrel', leverage: 100 });
  expect(publishedInstruments(specsOf())).toEqual(publishedInstruments(withoutSpecs));
});

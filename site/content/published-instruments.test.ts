import { expect, test } from 'vitest';
import { mapColumns, type SpecRow } from '../../core/domain/instrument-spec.ts';
import { mapTiers } from '../../core/domain/tiers.ts';
import { publishedInstrument } from './published-instruments.ts';

const withoutSpecs = { specs: mapTiers(() => undefined) };
/** As our own file has it. */
const oil = publishedInstrument(withoutSpecs, 'USOIL');

const specsOf = (...rows: Partial<SpecRow>[]) => ({
  specs: mapTiers(() =>
    rows.map((row) => ({ ...mapColumns(() => ''), products: ['Energies'], ...row })),
  ),
});

const publishedOil = (row: Partial<SpecRow>) =>
  publishedInstrument(specsOf({ symbol: 'USOIL', ...row }), 'USOIL');

test.each([
  ['a size in another unit', { contractSize: '42,000 gal' }],
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

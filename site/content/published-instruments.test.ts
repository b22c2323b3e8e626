import { expect, test } from 'vitest';
import type { SpecRow } from '../../core/domain/instrument-spec.ts';
import { withoutConditions } from '../../tests/fakes/complete-content.ts';
import { specsWith } from '../../tests/fakes/specs.ts';
import { publishedInstrument } from './published-instruments.ts';

/** As our own file has it. */
const oil = publishedInstrument(withoutConditions, 'USOIL');

const publishedOil = (row: Partial<SpecRow>) =>
  publishedInstrument(
    { specs: specsWith({ symbol: 'USOIL', products: ['Energies'], ...row }) },
    'USOIL',
  );

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

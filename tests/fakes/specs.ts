import { mapColumns, type SpecRow } from '../../core/domain/instrument-spec.ts';
import { mapTiers } from '../../core/domain/tiers.ts';

/** A row of the specifications, of which only this is stated. */
export const specRow = (stated: Partial<SpecRow>): SpecRow => ({
  ...mapColumns(() => ''),
  symbol: '',
  products: [],
  ...stated,
});

/** The content's specifications: these rows for every tier. */
export const specsWith = (...rows: readonly Partial<SpecRow>[]) =>
  mapTiers(() => rows.map(specRow));

import { z } from 'zod';
import { checkCell, describeCellProblem } from '../domain/cell-format.ts';
import {
  classSpelling,
  mapColumns,
  optionalColumns,
  type ClassSpelling,
  type Column,
  type SpecCells,
} from '../domain/instrument-spec.ts';
import { mapTiers, tierSpelling, type Tier } from '../domain/tiers.ts';
import { keysOf, mapKeys } from '../util/map-keys.ts';
import { parseContentFile, refuseRepeated } from './content-file.ts';
import { requiredText, sample } from './row-values.ts';

/** In our own files every cell is filled in, except those of the optional columns. */
const cellSchema = (column: Column): z.ZodType<string> =>
  z
    .string()
    .trim()
    .superRefine((cell, context) => {
      const problem = checkCell({ ...column, required: true }, cell);
      if (problem) context.addIssue({ code: 'custom', message: describeCellProblem(problem) });
    });

const { symbol: symbolSchema, ...conditionColumns } = mapColumns(cellSchema);
const conditionNames = keysOf(conditionColumns);
const conditions = z
  .object(conditionColumns)
  .partial(
    mapKeys(
      optionalColumns.map(({ name }) => name),
      () => true as const,
    ),
  )
  .strict();

const instrument = z.preprocess(
  (value) => (typeof value === 'string' ? { symbol: value } : value),
  conditions.partial().extend({ symbol: symbolSchema }),
);

const specsFile = z
  .array(
    z
      .object({
        product: z.enum(Object.values(classSpelling)),
        /** For readers of the file only. */
        name: requiredText,
        sample,
        conditions,
        /** A tier's differences from `conditions`; an instrument's own conditions override both. */
        tiers: z
          .object(mapTiers(() => conditions.partial()))
          .partial()
          .strict()
          .optional(),
        instruments: z.array(instrument).min(1, 'must not be empty'),
      })
      .strict(),
  )
  .superRefine((groups, context) =>
    refuseRepeated(
      groups.flatMap(({ instruments }, group) =>
        instruments.map(({ symbol }, index) => ({
          value: symbol,
          path: [group, 'instruments', index, 'symbol'],
        })),
      ),
      context,
    ),
  );

export interface BuiltInSpec extends SpecCells {
  products: readonly [ClassSpelling, (typeof tierSpelling)[Tier]];
}

/**
 * The specifications of every tier, from one file.
 * @throws {OperatorError}
 */
export function parseSpecs(text: string, file: string): Record<Tier, BuiltInSpec[]> {
  const groups = parseContentFile(text, file, specsFile);
  return mapTiers((tier) =>
    groups.flatMap(({ product, conditions: common, tiers: differences, instruments }) =>
      instruments.map((own) => ({
        ...mapKeys(
          conditionNames,
          (name) => own[name] ?? differences?.[tier]?.[name] ?? common[name] ?? '',
        ),
        symbol: own.symbol,
        products: [product, tierSpelling[tier]] as const,
      })),
    ),
  );
}

import { z } from 'zod';
import { checkCell, type CellProblem } from '../domain/cell-format.ts';
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

/** The end of a sentence that names the group, the instrument and the field. */
function describeProblem(problem: CellProblem): string {
  switch (problem.kind) {
    case 'empty':
      return 'must not be empty';
    case 'tooLong':
      return `must have at most ${problem.max} characters`;
    case 'controlCharacter':
      return 'must not contain a line break or another control character';
    case 'notOneWord':
      return 'must be one word';
    case 'notAnAmount':
      return "must begin with a number: '5,000 oz'";
    case 'notARatio':
      return "must be a ratio: '1:500'";
    case 'notHours':
      return "must be '24/7', 'Mon 01:00 – Fri 24:00' (one week) or 'Mon–Fri 16:30–23:00' (each day)";
    case 'notATimeZone':
      return "must be a time zone: 'America/New_York'";
    case 'notAWeekday':
      return "must be a day: 'Wed'";
    case 'notBreaks':
      return "must be 'N/A' or spans: '23:15–23:30, 00:00–01:00'";
  }
}

/** In our own files every cell is filled in, except those of the optional columns. */
const cellSchema = (column: Column): z.ZodType<string> =>
  z
    .string()
    .trim()
    .superRefine((cell, context) => {
      const problem = checkCell({ ...column, required: true }, cell);
      if (problem) context.addIssue({ code: 'custom', message: describeProblem(problem) });
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
 * @throws {ContentFileError}
 */
export function parseSpecs(text: string, file: string): Record<Tier, BuiltInSpec[]> {
  const groups = parseContentFile(text, file, specsFile, {
    '': 'group',
    instruments: 'instrument',
  });
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

import { z } from 'zod';
import {
  classSpelling,
  mapColumns,
  type ColumnKind,
  type SpecRow,
} from '../../../contract/instrument-spec.ts';
import { mapTiers, tierSpelling, type Tier } from '../../../contract/tiers.ts';
import { readContentFile, type DescribePath } from './content-file.ts';

const text = z.string().trim().min(1, 'must not be empty');
const time = '([01]\\d|2[0-3]):[0-5]\\d|24:00';
const day = 'Mon|Tue|Wed|Thu|Fri|Sat|Sun';
const timeSpan = `((${day}) )?(${time})–(${time})`;
const anyOf = (...patterns: string[]): RegExp => new RegExp(`^(${patterns.join('|')})$`);

/** One notation for each kind, so that the page can convert times to the visitor's zone and sort by value. */
const schemaByKind = {
  symbol: text.regex(/^\S+$/, 'must be one word'),
  amount: text.regex(/^\d/, "must begin with a number: '5,000 oz'"),
  ratio: text.regex(/^1:\d+$/, "must be a ratio: '1:500'"),
  hours: text.regex(
    anyOf(
      '24/7',
      `(${day}) (${time}) – (${day}) (${time})`,
      `(${day})–(${day}) (${time})–(${time})`,
    ),
    "must be '24/7', 'Mon 01:00 – Fri 24:00' (one week) or 'Mon–Fri 16:30–23:00' (each day)",
  ),
  breaks: text.regex(
    anyOf('N/A', `${timeSpan}(, ${timeSpan})*`),
    "must be 'N/A' or spans: '23:15–23:30, 00:00–01:00'",
  ),
  date: text,
} satisfies Record<ColumnKind, z.ZodType<string>>;

const { symbol: symbolSchema, ...conditionColumns } = mapColumns(({ kind }) => schemaByKind[kind]);
const conditions = z.object(conditionColumns).strict();

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
        name: text,
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
  .superRefine((groups, context) => {
    const seen = new Set<string>();
    for (const [group, { instruments }] of groups.entries()) {
      for (const [index, { symbol }] of instruments.entries()) {
        if (seen.has(symbol))
          context.addIssue({
            code: 'custom',
            path: [group, 'instruments', index, 'symbol'],
            message: `'${symbol}' is in the file twice`,
          });
        seen.add(symbol);
      }
    }
  });

/** `group 3 (Gold and silver), instrument 2 (XAGUSD), field leverage` */
const describeInstrument: DescribePath = ([group, ...rest], json) => {
  if (group === undefined) return 'the list';
  const { name, instruments } = ((json as unknown[])[Number(group)] ?? {}) as {
    name?: unknown;
    instruments?: unknown[];
  };
  const inBrackets = (value: unknown): string => (typeof value === 'string' ? ` (${value})` : '');
  const place = `group ${Number(group) + 1}${inBrackets(name)}`;
  const field = (names: readonly PropertyKey[]): string =>
    names.length > 0 ? `, field ${names.join('.')}` : '';
  if (rest[0] !== 'instruments' || rest[1] === undefined) return place + field(rest);
  const entry = instruments?.[Number(rest[1])];
  const symbol = typeof entry === 'string' ? entry : (entry as { symbol?: unknown } | null)?.symbol;
  return `${place}, instrument ${Number(rest[1]) + 1}${inBrackets(symbol)}${field(rest.slice(2))}`;
};

/**
 * The specifications of every tier, from the one source `account-specs.json`.
 * @throws {ContentFileError} if it does not fit its schema
 */
export async function readBuiltInSpecs(folder: string): Promise<Record<Tier, SpecRow[]>> {
  const groups = await readContentFile(folder, 'account-specs.json', specsFile, describeInstrument);
  const rowsOf = (tier: Tier): SpecRow[] =>
    groups.flatMap(({ product, conditions: common, tiers: differences, instruments }) =>
      // JSON has no undefined fields: a missing one does not overwrite.
      instruments.map(
        (own) =>
          ({
            ...common,
            ...differences?.[tier],
            ...own,
            products: [product, tierSpelling[tier]],
          }) as SpecRow,
      ),
    );
  return mapTiers(rowsOf);
}

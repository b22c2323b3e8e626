import { z } from 'zod';
import {
  accountTypeFields,
  accountTypeSpelling,
  mapAccountTypeFields,
  type AccountType,
  type AccountTypeSpelling,
} from '../../../contract/account-type.ts';
import { mapColumns, tiers, type SpecRow } from '../../../contract/instrument-spec.ts';
import { languageCodes, type LanguageCode } from '../../../contract/languages.ts';

const given = z.union([z.string(), z.number()]).transform((value) => String(value).trim());

/** Numbers come as they come; the site shows text. */
export const text = given.refine((value) => value !== '', 'must not be empty');

/** What a service does not know it leaves out, or says null. */
const blank = given.nullish().transform((value) => value ?? '');

const identity = {
  id: z.union([z.number(), z.string()]).nullish(),
  documentId: z.string().nullish(),
};

/** One account type as the content service spells it (docs/contracts.md). */
export const accountTypeRow = z.object({
  ...identity,
  ...(Object.fromEntries(
    accountTypeFields.map((field) => [
      accountTypeSpelling[field],
      // A row without a title cannot be shown; everything else may be missing.
      field === 'title' ? text : blank,
    ]),
  ) as Record<AccountTypeSpelling, typeof blank>),
});

export type AccountTypeRow = z.output<typeof accountTypeRow>;

/** One specification as the content service spells it: nothing else than what the site shows. */
export const specRow: z.ZodType<SpecRow> = z.object({
  ...mapColumns(({ kind }) => (kind === 'symbol' ? text : blank)),
  products: z
    .union([z.array(z.string()), z.string()])
    .nullish()
    .transform((value) =>
      [value ?? []]
        .flat()
        .map((product) => product.trim())
        .filter((product) => product !== ''),
    ),
});

/** A notice above every page, by one text a language. */
export const siteNoticeRow = z.object({
  text,
  from: blank.pipe(z.union([z.literal(''), z.iso.datetime({ offset: true })])),
  until: blank.pipe(z.union([z.literal(''), z.iso.datetime({ offset: true })])),
});

/** The envelope of a list, or of a row that stands alone; what stands in a row is checked row by row. `meta` may be missing. */
export const listEnvelope = z.object({
  data: z.union([z.array(z.unknown()), z.looseObject({}).transform((row): unknown[] => [row])]),
  meta: z
    .object({
      pagination: z
        .object({ pageCount: z.int().min(0), total: z.int().min(0) })
        .partial()
        .nullish(),
    })
    .nullish(),
});

/** A row is flattened or stands under `attributes`. */
export function flatten(row: unknown): unknown {
  if (typeof row !== 'object' || row === null || !('attributes' in row)) return row;
  const { attributes } = row;
  return typeof attributes === 'object' && attributes !== null
    ? { id: 'id' in row ? row.id : undefined, ...attributes }
    : row;
}

/** A row that the site cannot show. */
export interface InvalidRow {
  /** In the whole list, from 0. */
  index: number;
  /** Empty where the row is no object at all. */
  field: string;
  reason: string;
}

/** The rows that fit the schema; the others by place and reason. */
export function checkRows<Row>(
  raw: readonly unknown[],
  schema: z.ZodType<Row>,
): { rows: Row[]; invalid: InvalidRow[] } {
  const rows: Row[] = [];
  const invalid: InvalidRow[] = [];
  for (const [index, value] of raw.entries()) {
    const result = schema.safeParse(flatten(value));
    if (result.success) rows.push(result.data);
    else {
      const [issue] = result.error.issues;
      invalid.push({
        index,
        field: issue?.path.join('.') ?? '',
        reason: issue?.message ?? 'malformed',
      });
    }
  }
  return { rows, invalid };
}

/** Rows of each language, by their common id, as the site shows them; what a language does not say is shown as the default row says it. */
export function localiseAccountTypes(
  rows: readonly AccountTypeRow[],
  localised: Partial<Record<LanguageCode, readonly AccountTypeRow[]>>,
): Record<LanguageCode, AccountType[]> {
  const idOf = (row: AccountTypeRow, index: number): string =>
    row.documentId ?? String(row.id ?? index);
  const inLanguage = (language: LanguageCode): AccountType[] =>
    rows.map((row, index) => {
      const id = idOf(row, index);
      const own = localised[language]?.find(
        (candidate, position) => idOf(candidate, position) === id,
      );
      const firstWord = row.Title.split(/\s+/)[0]?.toLowerCase() ?? '';
      return {
        id,
        style: tiers.find((tier) => tier === firstWord) ?? 'plain',
        ...mapAccountTypeFields((_, spelling) => own?.[spelling] || row[spelling]),
      };
    });
  return Object.fromEntries(
    languageCodes.map((language) => [language, inLanguage(language)]),
  ) as Record<LanguageCode, AccountType[]>;
}

/** The contract's error answer. */
export function errorResponse(status: number, name: string, message: string): Response {
  return Response.json({ data: null, error: { status, name, message, details: {} } }, { status });
}

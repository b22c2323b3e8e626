import { z } from 'zod';
import { languageCodes, type LanguageCode } from '../../site/facts/languages.ts';
import type { AccountType } from '../../site/content.ts';

/** Numbers and blanks come as they come; the site shows text. */
const text = z
  .union([z.string(), z.number()])
  .transform((value) => String(value).trim())
  .refine((value) => value !== '', 'must not be empty');

/** One account type as the content service spells it (docs/contracts.md). */
export const accountTypeRow = z.object({
  id: z.union([z.number(), z.string()]).optional(),
  documentId: z.string().optional(),
  Title: text,
  MinDeposit: text,
  Commission: text,
  Spread: text,
  Leverages: text,
  Lot_size: text,
  Instruments: text,
});

export type AccountTypeRow = z.output<typeof accountTypeRow>;

/** The envelope of a list: flattened rows, or rows under `attributes`; `meta` may be missing. */
export const listEnvelope = z.object({
  data: z.array(z.record(z.string(), z.unknown())),
  meta: z.object({ pagination: z.object({ page: z.number(), pageCount: z.number() }).optional() }).optional(),
});

/** A row is flattened or stands under `attributes`. */
export function flatten(row: Record<string, unknown>): Record<string, unknown> {
  const { attributes } = row;
  return typeof attributes === 'object' && attributes !== null ? { id: row['id'], ...attributes } : row;
}

const styles = ['standard', 'premium', 'elite'] as const;

/** Rows of each language, by their common id, as the site shows them; a language without a row shows the default one. */
export function toAccountTypes(
  rows: readonly AccountTypeRow[],
  localised: Partial<Record<LanguageCode, readonly AccountTypeRow[]>>,
): Record<LanguageCode, AccountType[]> {
  const idOf = (row: AccountTypeRow, index: number): string => row.documentId ?? String(row.id ?? index);
  const inLanguage = (language: LanguageCode): AccountType[] =>
    rows.map((row, index) => {
      const id = idOf(row, index);
      const shown = localised[language]?.find((candidate, position) => idOf(candidate, position) === id) ?? row;
      const firstWord = row.Title.split(/\s+/)[0]?.toLowerCase() ?? '';
      return {
        id,
        style: styles.find((style) => style === firstWord) ?? 'plain',
        title: shown.Title,
        minDeposit: shown.MinDeposit,
        commission: shown.Commission,
        spread: shown.Spread,
        leverage: shown.Leverages,
        lotSize: shown.Lot_size,
        instruments: shown.Instruments,
      };
    });
  return Object.fromEntries(languageCodes.map((language) => [language, inLanguage(language)])) as Record<LanguageCode, AccountType[]>;
}

/** The contract's error answer. */
export function errorAnswer(status: number, name: string, message: string): Response {
  return Response.json({ data: null, error: { status, name, message, details: {} } }, { status });
}

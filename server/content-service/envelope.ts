import { z } from 'zod';

/** The envelope of the content contract (docs/contracts.md): reading, writing, errors. */

/** A list, or a single row as a list of one. Rows are checked one by one later; `meta` may be missing. */
export const listEnvelopeSchema = z.object({
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

export type Pagination =
  | { page: number; pageSize: number; pageCount: number; total: number }
  | { start: number; limit: number; total: number };

export interface ListEnvelope {
  data: readonly object[];
  meta: { pagination: Pagination };
}

export const listEnvelope = (data: readonly object[], pagination: Pagination): ListEnvelope => ({
  data,
  meta: { pagination },
});

export function errorResponse(
  status: number,
  name: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json(
    { data: null, error: { status, name, message, details: {} } },
    { status, headers },
  );
}

import { z } from 'zod';
import { errorEnvelope, type PaginationMeta } from '../../core/domain/content-api.ts';

/** Reads and writes the envelope of the content API (docs/external-apis.md). */

/** A list, or a single row as a list of one. Rows are checked one by one later; `meta` may be missing. */
export const listEnvelopeSchema = z.object({
  data: z.union([z.array(z.unknown()), z.looseObject({}).transform((row): unknown[] => [row])]),
  meta: z
    .object({
      pagination: z
        .object({ pageCount: z.int().min(0), pageSize: z.int().min(1), total: z.int().min(0) })
        .partial()
        .nullish(),
    })
    .nullish(),
});

export interface ListEnvelope {
  data: readonly object[];
  meta: { pagination: PaginationMeta };
}

export const listEnvelope = (
  data: readonly object[],
  pagination: PaginationMeta,
): ListEnvelope => ({
  data,
  meta: { pagination },
});

export function errorResponse(
  status: number,
  name: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json(errorEnvelope({ status, name, message }), { status, headers });
}

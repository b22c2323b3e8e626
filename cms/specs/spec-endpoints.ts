import { APIError, type PayloadHandler, type PayloadRequest } from 'payload';
import { people } from '../access.ts';
import { announceOf } from '../publishing/announce.ts';
import { writeSpecs } from './spec-csv.ts';
import { importCsv, readSpecs } from './spec-store.ts';
import type { Tier } from './spec-fields.ts';

/** 7,000 rows are about one megabyte. */
const largestFile = 8 * 1024 * 1024;

function requirePerson(req: PayloadRequest): void {
  if (people({ req }) !== true)
    throw new APIError('You are not allowed to perform this action.', 403, undefined, true);
}

/** `GET /rest/{tier}-account-specs/csv`: every row that is not thrown away, as it was last published. */
export const exportSpecs =
  (tier: Tier): PayloadHandler =>
  async (req) => {
    requirePerson(req);
    const rows = await readSpecs(req.payload, tier);
    return new Response(writeSpecs(rows), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${tier}-account-specs.csv"`,
        'cache-control': 'no-store',
      },
    });
  };

/** `POST /rest/{tier}-account-specs/csv[?dryRun=true][&removeMissing=true]` with the file as body. */
export const importSpecs =
  (tier: Tier): PayloadHandler =>
  async (req) => {
    requirePerson(req);
    const tooLarge = new APIError('The file is larger than 8 MB', 413, undefined, true);
    if (Number(req.headers.get('content-length') ?? 0) > largestFile) throw tooLarge;
    const text = (await req.text?.()) ?? '';
    if (text.length > largestFile) throw tooLarge;
    const wants = (name: string): boolean => req.searchParams.get(name) === 'true';
    const outcome = await importCsv(req.payload, tier, text, {
      dryRun: wants('dryRun'),
      removeMissing: wants('removeMissing'),
    });
    if (outcome.state === 'imported') announceOf(req.payload);
    return Response.json(outcome, { status: outcome.state === 'bad' ? 422 : 200 });
  };

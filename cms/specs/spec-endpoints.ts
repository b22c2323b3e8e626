import { APIError, type PayloadHandler } from 'payload';
import type { Tier } from '../../core/domain/tiers.ts';
import { publishersOnly, usersOnly } from '../access.ts';
import { authorOf } from '../collections/publishable.ts';
import { announceChange } from '../publishing/announce.ts';
import { requireAccess } from '../require-access.ts';
import { formatSpecs } from './spec-csv.ts';
import { importCsv, readPublishedSpecs } from './spec-store.ts';

/** 7,000 rows are about 1 MB. */
const maxFileMegabytes = 8;
const maxFileBytes = maxFileMegabytes * 1024 * 1024;

/** `GET /rest/{tier}-account-specs/csv`: every row that is published. */
export const exportSpecs =
  (tier: Tier): PayloadHandler =>
  async (req) => {
    requireAccess(usersOnly, req);
    const rows = await readPublishedSpecs(req.payload, tier);
    return new Response(formatSpecs(rows), {
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
    requireAccess(publishersOnly, req);
    const text = (await req.text?.()) ?? '';
    if (text.length > maxFileBytes)
      throw new APIError(`The file is larger than ${maxFileMegabytes} MB`, 413, undefined, true);
    const isSet = (name: string): boolean => req.searchParams.get(name) === 'true';
    const outcome = await importCsv(req.payload, tier, text, {
      dryRun: isSet('dryRun'),
      removeMissing: isSet('removeMissing'),
      author: authorOf(req.user),
    });
    if (outcome.kind === 'imported') announceChange(req.payload);
    return Response.json(outcome, { status: outcome.kind === 'invalid' ? 422 : 200 });
  };

import type { Parsed } from '../../core/util/parsed.ts';

/** The fields of a request's body, or the status and text of the response that refuses it. */
type ParsedFields = Parsed<ReadonlyMap<string, string>, { status: 400 | 413 | 415; text: string }>;
type Refusal = Extract<ParsedFields, { ok: false }>;

/** In every encoding, a form with all fields of the maximum length fits. */
const maxBodyBytes = 64 * 1024;

const refuse = (status: Refusal['problem']['status'], text: string): Refusal => ({
  ok: false,
  problem: { status, text },
});
const unreadable = refuse(400, 'The request body cannot be read');

const mediaType = ({ headers }: Request): string =>
  (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/** Parses a posted form: multipart or URL-encoded. */
export async function parseFormFields(request: Request): Promise<ParsedFields> {
  if (!['multipart/form-data', 'application/x-www-form-urlencoded'].includes(mediaType(request)))
    return refuse(415, 'The content type must be multipart/form-data');
  return parseBody(request, async (text) => {
    const headers = { 'content-type': request.headers.get('content-type') ?? '' };
    return [...(await new Response(text, { headers }).formData())];
  });
}

/** Parses a JSON object whose `template_params` contain the form's fields, beside the ids of the call. */
export async function parseJsonFields(request: Request): Promise<ParsedFields> {
  if (mediaType(request) !== 'application/json')
    return refuse(415, 'The content type must be application/json');
  return parseBody(request, (text) => {
    const { template_params: params, ...call } = JSON.parse(text) as Record<string, unknown>;
    const entries = Object.entries({ ...(params as object), ...call });
    return entries.filter(([, value]) => typeof value === 'string');
  });
}

/** Reads the body, unless it is too long or not UTF-8. Refuses files and repeated fields: our form sends neither. */
async function parseBody(
  { headers, body }: Request,
  parse: (text: string) => [string, unknown][] | Promise<[string, unknown][]>,
): Promise<ParsedFields> {
  const tooLarge = refuse(413, 'Payload Too Large');
  if (Number(headers.get('content-length') ?? 0) > maxBodyBytes) return tooLarge;
  const chunks: Uint8Array[] = [];
  let length = 0;
  const fields = new Map<string, string>();
  try {
    for await (const chunk of body ?? []) {
      length += chunk.byteLength;
      if (length > maxBodyBytes) return tooLarge;
      chunks.push(chunk);
    }
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    for (const [name, value] of await parse(decoder.decode(Buffer.concat(chunks)))) {
      if (typeof value !== 'string' || fields.has(name)) return unreadable;
      fields.set(name, value);
    }
  } catch {
    return unreadable;
  }
  return { ok: true, value: fields };
}

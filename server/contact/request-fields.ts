/** The fields of a request's body, or the status and text of the response that refuses it. */
export type ParsedFields =
  | { ok: true; fields: ReadonlyMap<string, string> }
  | { ok: false; status: 400 | 413 | 415; text: string };

export const maxBodyBytes = 64 * 1024;

const unreadable = { ok: false, status: 400, text: 'The request body cannot be read' } as const;
const tooLarge = { ok: false, status: 413, text: 'Payload Too Large' } as const;

/** Parses a posted form: multipart or URL-encoded. */
export async function parseFormFields(request: Request): Promise<ParsedFields> {
  const type = mediaType(request);
  if (type !== 'multipart/form-data' && type !== 'application/x-www-form-urlencoded') {
    return { ok: false, status: 415, text: 'The content type must be multipart/form-data' };
  }
  const text = await readText(request);
  if (typeof text !== 'string') return text;
  return type === 'multipart/form-data'
    ? parseMultipart(text, request.headers.get('content-type') ?? '')
    : parseUrlEncoded(text);
}

/** Parses a JSON object whose `template_params` contain the form's fields, beside the ids of the call. */
export async function parseJsonFields(request: Request): Promise<ParsedFields> {
  if (mediaType(request) !== 'application/json')
    return { ok: false, status: 415, text: 'The content type must be application/json' };
  const text = await readText(request);
  if (typeof text !== 'string') return text;
  const fields = new Map<string, string>();
  try {
    const { template_params: params, ...call } = JSON.parse(text) as Record<string, unknown>;
    for (const [name, value] of [...Object.entries(params ?? {}), ...Object.entries(call)]) {
      if (typeof value === 'string') fields.set(name, value);
    }
  } catch {
    return unreadable;
  }
  return { ok: true, fields };
}

function mediaType(request: Request): string {
  return (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

/** Reads the body as text, unless it is too long or not UTF-8. */
async function readText(request: Request): Promise<string | Extract<ParsedFields, { ok: false }>> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBodyBytes) return tooLarge;
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    if (request.body) {
      for await (const chunk of request.body) {
        length += chunk.byteLength;
        if (length > maxBodyBytes) return tooLarge;
        chunks.push(chunk);
      }
    }
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.concat(chunks));
  } catch {
    return unreadable;
  }
}

async function parseMultipart(text: string, contentType: string): Promise<ParsedFields> {
  try {
    const form = await new Response(text, { headers: { 'content-type': contentType } }).formData();
    return collectFields([...form]);
  } catch {
    return unreadable;
  }
}

function parseUrlEncoded(text: string): ParsedFields {
  try {
    // Throws where the text is not UTF-8; URLSearchParams would insert U+FFFD.
    const decode = (part: string): string => decodeURIComponent(part.replaceAll('+', ' '));
    return collectFields(
      text
        .split('&')
        .filter(Boolean)
        .map((pair) => {
          const [name = '', ...value] = pair.split('=');
          return [decode(name), decode(value.join('='))] as const;
        }),
    );
  } catch {
    return unreadable;
  }
}

/** Refuses files and repeated fields: our form sends neither. */
function collectFields(entries: readonly (readonly [string, FormDataEntryValue])[]): ParsedFields {
  const fields = new Map<string, string>();
  for (const [name, value] of entries) {
    if (typeof value !== 'string' || fields.has(name)) return unreadable;
    fields.set(name, value);
  }
  return { ok: true, fields };
}

import type { Parsed } from '../../../core/util/parsed.ts';
import { maxBodyBytes } from '../limits.ts';

/** The status and text of the response that refuses a request's body. */
interface BodyProblem {
  status: 400 | 413 | 415;
  text: string;
}

/** The fields of a request's body. */
type ParsedFields = Parsed<ReadonlyMap<string, string>, BodyProblem>;

type Refusal = Extract<ParsedFields, { ok: false }>;

const refuse = (status: BodyProblem['status'], text: string): Refusal => ({
  ok: false,
  problem: { status, text },
});

const unreadable = refuse(400, 'The request body cannot be read');
const tooLarge = refuse(413, 'Payload Too Large');

/** Parses a posted form: multipart or URL-encoded. */
export async function parseFormFields(request: Request): Promise<ParsedFields> {
  const type = mediaType(request);
  if (type !== 'multipart/form-data' && type !== 'application/x-www-form-urlencoded') {
    return refuse(415, 'The content type must be multipart/form-data');
  }
  const text = await readText(request);
  if (!text.ok) return text;
  return type === 'multipart/form-data'
    ? parseMultipart(text.value, request.headers.get('content-type') ?? '')
    : parseUrlEncoded(text.value);
}

/** Parses a JSON object whose `template_params` contain the form's fields, beside the ids of the call. */
export async function parseJsonFields(request: Request): Promise<ParsedFields> {
  if (mediaType(request) !== 'application/json')
    return refuse(415, 'The content type must be application/json');
  const text = await readText(request);
  if (!text.ok) return text;
  const fields = new Map<string, string>();
  try {
    const { template_params: params, ...call } = JSON.parse(text.value) as Record<string, unknown>;
    for (const [name, value] of [...Object.entries(params ?? {}), ...Object.entries(call)]) {
      if (typeof value === 'string') fields.set(name, value);
    }
  } catch {
    return unreadable;
  }
  return { ok: true, value: fields };
}

function mediaType(request: Request): string {
  return (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

/** Reads the body as text, unless it is too long or not UTF-8. */
async function readText(request: Request): Promise<Parsed<string, BodyProblem>> {
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
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    return { ok: true, value: decoder.decode(Buffer.concat(chunks)) };
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
  return { ok: true, value: fields };
}

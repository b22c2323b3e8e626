import { z } from 'zod';

/** The content service did not respond, or not with a list that can be used. */
export class ContentFetchError extends Error {
  /** Undefined if there was no response. */
  readonly status: number | undefined;
  /** The service's own name of its error: `PaginationError`. */
  readonly errorName: string | undefined;
  /** Another attempt may succeed. */
  readonly transient: boolean;

  constructor(
    message: string,
    facts: Partial<Pick<ContentFetchError, 'status' | 'errorName' | 'transient'>> = {},
  ) {
    super(message);
    this.status = facts.status;
    this.errorName = facts.errorName;
    this.transient = facts.transient ?? false;
  }
}

/** A service whose response is longer has a fault. */
const maxBytes = 10_000_000;

/**
 * Reads the JSON of a 200 response chunk by chunk, and stops when it is too long; `content-length` is not trusted.
 * @throws {ContentFetchError}
 */
export async function readJson(response: Response): Promise<unknown> {
  const { status } = response;
  if (status !== 200)
    throw new ContentFetchError(
      `responded with status ${status}${status === 403 ? ': is CONTENT_TOKEN set, and may it `find`?' : ''}`,
      {
        status,
        errorName: await readErrorName(response),
        transient: status === 429 || status >= 500,
      },
    );
  const type = response.headers.get('content-type') ?? '';
  if (!/^application\/([\w.-]+\+)?json\s*(;|$)/i.test(type)) {
    await response.body?.cancel();
    throw new ContentFetchError(
      `responded ${type === '' ? 'without a content type' : `with '${type.slice(0, 60)}'`} instead of JSON`,
    );
  }
  const text = await readText(response);
  try {
    return JSON.parse(text);
  } catch {
    throw new ContentFetchError(
      `responded with JSON that cannot be parsed (${text.length} characters)`,
    );
  }
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  // An error that leaves the loop cancels the body, and closes the connection with it.
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    if (length > maxBytes) throw new ContentFetchError('responded with more than a list may have');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

const errorBody = z.object({ error: z.object({ name: z.string() }) });

async function readErrorName(response: Response): Promise<string | undefined> {
  try {
    return errorBody.parse(JSON.parse(await readText(response))).error.name;
  } catch {
    return undefined;
  }
}

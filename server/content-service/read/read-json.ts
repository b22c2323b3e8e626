/** The service did not answer, or not with what can be used. */
export class ContentFetchError extends Error {
  /** Of an answer; undefined when there was none. */
  readonly status: number | undefined;
  /** May it go better at once? */
  readonly transient: boolean;
  /** How long the service asks us to wait, in milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(
    message: string,
    {
      status,
      transient = false,
      retryAfterMs,
    }: { status?: number; transient?: boolean; retryAfterMs?: number | undefined } = {},
  ) {
    super(message);
    this.status = status;
    this.transient = transient;
    this.retryAfterMs = retryAfterMs;
  }
}

/** How many bytes may still come, over all answers of a list. */
export interface ByteBudget {
  bytesLeft: number;
}

/**
 * The JSON of a 200 answer, read piece by piece, so that an answer without end is left after the budget, whatever its
 * `content-length` said. @throws {ContentFetchError}
 */
export async function readJson(response: Response, budget: ByteBudget): Promise<unknown> {
  if (response.status !== 200) {
    await response.body?.cancel();
    const transient = response.status === 429 || response.status >= 500;
    throw new ContentFetchError(`answered ${response.status}`, {
      status: response.status,
      transient,
      retryAfterMs: parseRetryAfterMs(response),
    });
  }
  const type = response.headers.get('content-type') ?? '';
  if (!/^application\/([\w.-]+\+)?json\s*(;|$)/i.test(type)) {
    await response.body?.cancel();
    throw new ContentFetchError(
      `answered ${type === '' ? 'without a content type' : `with '${type.slice(0, 60)}'`} instead of JSON`,
    );
  }
  const text = await readText(response, budget);
  try {
    return JSON.parse(text);
  } catch {
    throw new ContentFetchError(
      `answered with JSON that cannot be read (${text.length} characters)`,
    );
  }
}

async function readText(response: Response, budget: ByteBudget): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  // Leaving the loop by an error cancels the body, and with it the connection.
  for await (const piece of response.body ?? []) {
    budget.bytesLeft -= piece.byteLength;
    if (budget.bytesLeft < 0)
      throw new ContentFetchError('answered with more than CONTENT_LIMIT allows');
    text += decoder.decode(piece, { stream: true });
  }
  return text + decoder.decode();
}

/** `Retry-After` as seconds or as a date. */
function parseRetryAfterMs({ headers }: Response): number | undefined {
  const value = headers.get('retry-after');
  if (value === null) return undefined;
  const milliseconds = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(milliseconds) ? undefined : Math.max(0, milliseconds);
}

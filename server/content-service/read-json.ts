/** The content service did not respond, or not with a list that can be used. */
export class ContentFetchError extends Error {
  /** Undefined if there was no response. */
  readonly status: number | undefined;
  /** Another attempt may succeed. */
  readonly transient: boolean;

  constructor(
    message: string,
    facts: Partial<Pick<ContentFetchError, 'status' | 'transient'>> = {},
  ) {
    super(message);
    this.status = facts.status;
    this.transient = facts.transient ?? false;
  }
}

/** Reads the JSON of a 200 response. @throws {ContentFetchError} */
export async function readJson(response: Response): Promise<unknown> {
  const { status, headers } = response;
  if (status !== 200) {
    await response.body?.cancel();
    throw new ContentFetchError(
      `responded with status ${status}${status === 403 ? ': is CONTENT_TOKEN set, and may it `find`?' : ''}`,
      { status, transient: status === 429 || status >= 500 },
    );
  }
  try {
    return await response.json();
  } catch (error) {
    // Any other error is that of a response that breaks off.
    if (!(error instanceof SyntaxError)) throw error;
    throw new ContentFetchError(`responded with '${headers.get('content-type')}' that is not JSON`);
  }
}

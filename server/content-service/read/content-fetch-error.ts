/** The content service did not respond, or not with a list that can be used. */
export class ContentFetchError extends Error {
  /** Undefined if there was no response. */
  readonly status: number | undefined;
  /** An immediate retry may succeed. */
  readonly transient: boolean;
  /** The delay that the service asks for. */
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

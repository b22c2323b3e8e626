/** The message of a caught value: anything can be thrown. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Names an error for the log and the outbox by its codes only: messages of databases and mail servers may quote the visitor. */
export function errorName(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { errstr, code, responseCode, command } = error as Error & Record<string, unknown>;
  const parts = [
    errstr ?? code,
    responseCode,
    typeof command === 'string' && `at ${command.split(' ')[0]}`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : error.name;
}

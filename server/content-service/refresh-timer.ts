/** After a failure the next attempt is earlier: visitors may be seeing old content. */
const maxRetrySeconds = 30;

/**
 * Refreshes at this interval, with 10 % jitter so that replicas do not refresh in step.
 * @param refresh returns whether it succeeded
 * @param succeeded whether the last refresh did
 */
export function refreshEvery(
  intervalSeconds: number,
  refresh: () => Promise<boolean>,
  succeeded: boolean,
): void {
  const delaySeconds =
    (succeeded ? intervalSeconds : Math.min(intervalSeconds, maxRetrySeconds)) *
    (0.9 + Math.random() * 0.2);
  setTimeout(() => {
    void refresh().then((result) => refreshEvery(intervalSeconds, refresh, result));
  }, delaySeconds * 1000).unref();
}

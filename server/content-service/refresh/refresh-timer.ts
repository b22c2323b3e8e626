/** After a failure the next try comes sooner: somebody may be looking at old content. */
const maxRetrySeconds = 30;

/**
 * Refreshes again and again, each time a tenth earlier or later by chance, so that replicas do not ask in step.
 * @param refresh says whether all went well
 */
export function refreshEvery(
  seconds: number,
  refresh: () => Promise<boolean>,
  succeeded: boolean,
): void {
  const wait =
    (succeeded ? seconds : Math.min(seconds, maxRetrySeconds)) * (0.9 + Math.random() * 0.2);
  setTimeout(() => {
    void refresh().then((well) => refreshEvery(seconds, refresh, well));
  }, wait * 1000).unref();
}

export interface SiteCalls {
  /** Something published has changed; many changes in a moment make one call. */
  announce(): void;
  /** Calls at once and waits; for commands that end afterwards. */
  announceNow(): Promise<void>;
}

interface SiteCallOptions {
  sites: readonly string[];
  secret: string;
  warn: (message: string) => void;
  /** Long enough for the transaction of the change to end, short for an editor who looks. In milliseconds. */
  quietTime?: number;
  timeout?: number;
}

/**
 * Tells the site to ask again (`POST /api/content-changed`). A call says only that, never what: the site reads the truth
 * by itself. A failure is a warning and nothing more, for the site also asks by its own timer.
 */
export function createSiteCalls({
  sites,
  secret,
  warn,
  quietTime = 300,
  timeout = 10_000,
}: SiteCallOptions): SiteCalls {
  let waiting: NodeJS.Timeout | undefined;
  let calling = false;

  const call = async (site: string): Promise<void> => {
    const address = `${site}/api/content-changed`;
    try {
      const answer = await fetch(address, {
        method: 'POST',
        headers: { authorization: `Bearer ${secret}` },
        signal: AbortSignal.timeout(timeout),
      });
      await answer.body?.cancel();
      if (!answer.ok)
        warn(`${address} answered ${answer.status}: the site was not told of the change`);
    } catch (error) {
      const { message, cause } = error as Error;
      warn(
        `${address} did not answer (${cause instanceof Error ? cause.message : message}): the site was not told of the change`,
      );
    }
  };
  const announceNow = async (): Promise<void> => {
    await Promise.all(sites.map(call));
  };
  const announce = (): void => {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      // What changes while the site is being told may have been read too early: it is told again.
      if (calling) return announce();
      calling = true;
      void announceNow().finally(() => (calling = false));
    }, quietTime);
    waiting.unref();
  };
  return { announce, announceNow };
}

import { contentChangedPath } from '../../core/domain/api-paths.ts';

export interface SiteCalls {
  /** Published content has changed. Many changes in quick succession make one call. */
  announce(): void;
  /** Calls immediately; resolves when every site has responded or failed. For commands, which end afterwards. */
  announceNow(): Promise<void>;
}

interface SiteCallOptions {
  sites: readonly string[];
  secret: string;
  warn: (message: string) => void;
  /** Pause without changes before a call: long enough for the change's transaction to end. */
  debounceMs?: number;
  timeoutMs?: number;
}

/**
 * Calls `POST /api/content-changed` of each site, which then reads the content again. A call does not say what has changed.
 * A failure is only logged: sites also refresh by their own timer.
 */
export function createSiteCalls({
  sites,
  secret,
  warn,
  debounceMs = 300,
  timeoutMs = 10_000,
}: SiteCallOptions): SiteCalls {
  let timer: NodeJS.Timeout | undefined;

  const call = async (site: string): Promise<void> => {
    const url = `${site}${contentChangedPath}`;
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { authorization: `Bearer ${secret}` },
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      if (!response.ok)
        warn(`${url} responded with ${response.status}: the site was not notified of the change`);
    } catch (error) {
      const { message, cause } = error as Error;
      warn(
        `${url} did not respond (${cause instanceof Error ? cause.message : message}): the site was not notified of the change`,
      );
    }
  };
  const announceNow = async (): Promise<void> => {
    await Promise.all(sites.map(call));
  };
  const announce = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void announceNow(), debounceMs).unref();
  };
  return { announce, announceNow };
}

import { contentChangedPath } from '../../core/domain/api-paths.ts';
import { secondMs } from '../../core/util/durations.ts';
import type { CmsSettings } from '../settings.ts';

/** A pause without changes before a call: long enough for the change's transaction to end. */
const pauseMs = 300;
const timeoutMs = 10 * secondMs;

/**
 * Calls `POST /api/content-changed` of each site, which then reads the content again. A call does not say what has changed.
 * A failure is only logged: sites also refresh by their own timer.
 */
export function createSiteCalls(
  { sites, secret }: Pick<NonNullable<CmsSettings['publishing']>, 'sites' | 'secret'>,
  warn: (message: string) => void,
) {
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
  /** Calls immediately; resolves when every site has responded or failed. For commands, which end afterwards. */
  const announceNow = async (): Promise<void> => {
    await Promise.all(sites.map(call));
  };
  return {
    announceNow,
    /** Published content has changed. Many changes in quick succession make one call. */
    announce(): void {
      clearTimeout(timer);
      timer = setTimeout(() => void announceNow(), pauseMs).unref();
    },
  };
}

import { contentChangedPath } from '../../core/domain/api-paths.ts';
import { secondMs } from '../../core/util/durations.ts';
import { readCmsSettings } from '../settings.ts';

/** A pause without changes before a call: long enough for the change's transaction to end. */
const pauseMs = 300;
const timeoutMs = 10 * secondMs;

let timer: NodeJS.Timeout | undefined;

/**
 * Published content has changed: calls `POST /api/content-changed` of each site, which then reads the content again. Many changes
 * in quick succession make one call. A failure is only logged: sites also refresh by their own timer.
 */
export function announceChange({ logger }: { logger: { warn(line: string): void } }): void {
  const { publishing } = readCmsSettings(process.env);
  if (!publishing) return;
  const { sites, secret } = publishing;
  const call = async (site: string): Promise<void> => {
    const url = `${site}${contentChangedPath}`;
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { authorization: `Bearer ${secret}` },
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`status ${response.status}`);
    } catch (error) {
      const { message, cause } = error as Error;
      const reason = cause instanceof Error ? cause.message : message;
      logger.warn(`${url}: the site was not notified of the change (${reason})`);
    }
  };
  clearTimeout(timer);
  timer = setTimeout(() => void sites.map(call), pauseMs).unref();
}

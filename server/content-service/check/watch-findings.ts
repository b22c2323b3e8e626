import type { SiteContent } from '../../../core/domain/site-content.ts';
import type { Log } from '../../log.ts';

/** Examines each content that it is given, and logs what it has not found in the last one. */
export function watchFindings<Finding>(
  log: Log,
  message: string,
  find: (content: SiteContent) => readonly Finding[],
): (content: SiteContent) => readonly Finding[] {
  let known: ReadonlySet<string> = new Set();
  return (content) => {
    const found = find(content);
    for (const finding of found)
      if (!known.has(JSON.stringify(finding)))
        log.warn(message, { ...(finding as Record<string, unknown>) });
    known = new Set(found.map((finding) => JSON.stringify(finding)));
    return found;
  };
}

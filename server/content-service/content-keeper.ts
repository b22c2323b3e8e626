import type { ContentKind, SiteContent } from '../../site/content.ts';
import type { Log } from '../log.ts';
import type { ContentClient } from './client.ts';

export interface ContentKeeper {
  /** The last good answers. */
  readonly current: SiteContent;
  /** Asks the service again; what cannot be had keeps its last good answer. @returns what changed */
  refresh(): Promise<readonly ContentKind[]>;
}

/** Keeps what the content service last said well, so that the site never shows less than it knew. */
export function createContentKeeper(client: ContentClient, log: Log): ContentKeeper {
  let current: SiteContent = {
    accountTypes: { state: 'failed' },
    specs: { standard: { state: 'failed' }, premium: { state: 'failed' }, elite: { state: 'failed' } },
  };
  return {
    get current() {
      return current;
    },
    async refresh() {
      try {
        const next: SiteContent = { ...current, accountTypes: { state: 'ready', value: await client.getAccountTypes() } };
        const changed = JSON.stringify(next.accountTypes) !== JSON.stringify(current.accountTypes);
        current = next;
        return changed ? ['accountTypes'] : [];
      } catch (error) {
        // The specification's words.
        log.error('Error fetching pricing data', { cause: error instanceof Error ? error.message : String(error) });
        return [];
      }
    },
  };
}

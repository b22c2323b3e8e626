import type { z } from 'zod';
import type { LanguageCode } from '../../core/domain/languages.ts';
import type { ContentKind, SiteContent } from '../../core/domain/site-content.ts';
import type { CheckedList, ContentClient } from './check/content-client.ts';

/** Everything the site needs to read, store and serve one list of the content service. */
export interface ListDefinition<Value> extends ListSource {
  get: (client: ContentClient) => Promise<CheckedList<Value>>;
  /** Schema of the copy on disk, which an earlier version of the program may have written. */
  diskSchema: z.ZodType<Value>;
  /** For the log. */
  failureMessage: string;
}

export interface ListSource {
  /** In URLs (`/api/<name>`), files on disk, the log and `/readyz`. */
  name: string;
  /** Which of `settings.content` names the service that has it. */
  serviceSetting: 'service' | 'specsService';
  served?: ServedList;
}

/** How the site itself serves the list at `/api/<name>`. */
export interface ServedList {
  kind: ContentKind;
  /** Each language has its own rows, selected by `locale`. */
  localised: boolean;
  /** Undefined before the first good response of the service. */
  rows: (content: SiteContent, language: LanguageCode) => readonly object[] | undefined;
}

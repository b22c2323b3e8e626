import type { SiteApp } from '../app.ts';
import type { ContactService } from '../contact/contact-service.ts';
import type { RunningSite } from '../create-site.ts';
import type { Settings } from '../settings.ts';

/** What is observed of a site that runs. */
export interface ObservedSite {
  site: Pick<RunningSite, 'pages' | 'audiences' | 'content'> & {
    app: Pick<SiteApp, 'endpoints' | 'queue' | 'readiness'>;
  };
  settings: Pick<Settings, 'defaultLanguage'>;
  files: ReadonlyMap<string, unknown>;
  contact: Pick<ContactService, 'oldestWaiting'>;
}

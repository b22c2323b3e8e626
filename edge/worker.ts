import { createJsonLog } from '../server/log.ts';
import { parseSettings, SettingError } from '../server/settings.ts';
import type { RenderContactPage } from './contact-page.ts';
import { createEdgeSite, type Assets, type EdgeSite } from './edge-site.ts';
import type { ContactPageFacts, ExportFacts } from './export-facts.ts';

/** What the platform gives to the worker: `edge/wrangler.jsonc` names the same. */
export interface Bindings {
  ASSETS: Assets;
  /** A pool of connections to Postgres (Hyperdrive), in place of `DATABASE_URL`. */
  DATABASE?: { connectionString: string };
  /** Settings, and secrets among them. */
  [name: string]: unknown;
}

interface Context {
  waitUntil(work: Promise<unknown>): void;
}

/** What a platform of this kind states of a request. */
type PlatformRequest = Request & { cf?: { country?: string } };

interface Worker {
  fetch(request: PlatformRequest, bindings: Bindings, context: Context): Promise<Response>;
}

const log = createJsonLog((line) => console.error(line));
const addressHeader = 'cf-connecting-ip';
const countryHeader = 'cf-ipcountry';

/** @param readContactPage is called when the first form is posted without JavaScript */
export function createWorker(
  facts: ExportFacts,
  readContactPage: () => Promise<ContactPageFacts>,
): Worker {
  let contactPage: RenderContactPage | undefined;
  let opened: { site: EdgeSite; header: string | undefined } | undefined;

  function open({ ASSETS, DATABASE, ...variables }: Bindings): NonNullable<typeof opened> {
    const settings = {
      ...parseSettings({
        ...Object.fromEntries(
          Object.entries(variables).filter(([, value]) => typeof value === 'string'),
        ),
        ...(DATABASE ? { DATABASE_URL: DATABASE.connectionString } : {}),
        // What the pages say was made with these.
        ...facts.settings,
      }),
      // The page after a form links to the files of the export, as the others do.
      asFiles: true,
    };
    if (settings.contact.databaseUrl === undefined)
      log.error('Contact messages are refused: neither DATABASE nor DATABASE_URL is set');
    const site = createEdgeSite({
      settings,
      facts,
      assets: ASSETS,
      async contactPage(...outcome) {
        // Most workers end before anybody needs the program that renders pages.
        const { createContactPage } = await import('./contact-page.ts');
        contactPage ??= createContactPage(settings, await readContactPage());
        return contactPage(...outcome);
      },
      log,
    });
    return { site, header: settings.countryRule?.header };
  }

  return {
    async fetch(request, bindings, context) {
      try {
        opened ??= open(bindings);
      } catch (error) {
        if (!(error instanceof SettingError)) throw error;
        log.error(error.message);
        return new Response('Internal Server Error\n', { status: 500 });
      }
      const { site, header } = opened;
      return site.fetch(request, {
        country:
          // No visitor can send what the platform states itself.
          (header === countryHeader ? request.cf?.country : undefined) ??
          (header && request.headers.get(header)),
        ip: request.headers.get(addressHeader) ?? '',
        waitUntil: (work) => context.waitUntil(work),
      });
    },
  };
}

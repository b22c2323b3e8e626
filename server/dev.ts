import { createContactService } from './contact/contact-service.ts';
import { createSite } from './create-site.ts';
import { jsonLog } from './log.ts';
import { developmentAssets } from './pages/development-assets.ts';
import { readSettings } from './settings/settings.ts';

/** `npm run dev`: Vite reloads this module after every change, and it renders each requested page. */
const settings = readSettings(process.env);
const assets = await developmentAssets();
const site = await createSite({
  settings,
  assets,
  files: new Map(),
  log: jsonLog,
  // Stores messages, but does not deliver them: it is not started.
  contact: createContactService(settings, jsonLog),
});

export default {
  async fetch(request: Request): Promise<Response> {
    const response = await site.app.fetch(request);
    const headers = new Headers(response.headers);
    // Vite's client adds styles and a socket to the page.
    headers.delete('content-security-policy');
    headers.set('cache-control', 'no-store');
    if (response.status !== 500)
      return new Response(response.body, { status: response.status, headers });
    // Vite's client reloads the page once the error is fixed.
    headers.delete('content-length');
    const html = await response.text();
    return new Response(`${html}<script type="module" src="/@vite/client"></script>`, {
      status: response.status,
      headers,
    });
  },
};

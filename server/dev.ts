import { existsSync } from 'node:fs';
import { buildSite } from './build-site.ts';
import { developmentAssets } from './development-assets.ts';
import { jsonLog } from './log.ts';
import { createContactService } from './mail-provider/contact-service.ts';
import { parseSettings } from './settings.ts';
import { readBuiltDocuments, readDocumentFiles } from './site-files.ts';

/** `npm run dev`: this module is loaded anew after every change, and renders the page that was asked for. */
const settings = parseSettings(process.env);
const documentsMade = existsSync('dist/documents/documents.json');
const site = await buildSite({
  settings,
  assets: developmentAssets(),
  files: documentsMade ? await readDocumentFiles('dist', settings) : new Map(),
  documents: documentsMade ? readBuiltDocuments('dist') : [],
  log: jsonLog,
  // Stores messages; only a started site delivers them.
  contact: createContactService(settings.contact, jsonLog),
  onDemand: true,
});

export default {
  async fetch(request: Request): Promise<Response> {
    const response = await site.app.fetch(request);
    const headers = new Headers(response.headers);
    // Vite's own client puts styles and a socket into the page.
    headers.delete('content-security-policy');
    headers.set('cache-control', 'no-store');
    return new Response(response.body, { status: response.status, headers });
  },
};

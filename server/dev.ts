import { buildSite } from './build-site.ts';
import { jsonLog } from './log.ts';
import { parseSettings } from './settings.ts';
import { developmentAssets } from './development-assets.ts';

/** `npm run dev`: this module is loaded anew after every change, and renders the page that was asked for. */
const site = await buildSite({ settings: parseSettings(process.env), assets: developmentAssets(), files: new Map(), documents: [], log: jsonLog });

export default { fetch: (request: Request) => site.app.fetch(request) };

import { createSite } from './create-site.ts';
import { createKeptResponses } from './http/kept-responses.ts';
import { jsonLog } from './log.ts';
import { createRenderingHere } from './pages/rendering.ts';
import { createStoredPages } from './pages/stored-pages.ts';
import { parseSettings } from './settings.ts';
import { programDigest, readBuiltAssets, readBuiltDocuments, readSiteFiles } from './site-files.ts';

/** A step of `npm run build`: renders the pages of the default settings and compresses everything at its best, so that a start need not. */
const dist = 'dist';
const settings = parseSettings({});
const kept = createKeptResponses(`${dist}/responses`, undefined, jsonLog);
const compression = 'best at once';
const site = await createSite({
  settings,
  createPages: (pageContext) =>
    createStoredPages({
      settings,
      pageContext,
      rendering: createRenderingHere(settings, readBuiltAssets(dist)),
      log: jsonLog,
      kept: { responses: kept, program: programDigest(dist) },
      compression,
    }),
  files: await readSiteFiles(dist, settings, { kept, compression }),
  documents: readBuiltDocuments(dist),
  log: jsonLog,
});
await site.pages.complete;
await kept.save();

import { createKeptResponses } from './http/kept-responses.ts';
import { jsonLog } from './log.ts';
import { parseSettings } from './settings.ts';
import { programDigest, readSiteFiles } from './site-files.ts';
import { siteFromBuild } from './site-from-build.ts';

/** A step of `npm run build`: renders the pages of the default settings and compresses everything at its best, so that a start need not. */
const dist = 'dist';
const settings = parseSettings({});
const kept = createKeptResponses(`${dist}/responses`, undefined, jsonLog);
const compression = 'best at once';
await siteFromBuild(dist, settings, await readSiteFiles(dist, settings, { kept, compression }), {
  kept: { responses: kept, program: programDigest(dist) },
  compression,
});
await kept.save();

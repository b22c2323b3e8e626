// @ts-check
/** One line of `npm run bench -- synthetic-pages`. */
import path from 'node:path';
import { readHolidayCalendars } from '../content-files/built-in-holidays.ts';
import { createContentFromSettings } from '../server/content-service/content-from-settings.ts';
import { createKeptResponses } from '../server/http/kept-responses.ts';
import { linkSettingsOf } from '../server/link-settings.ts';
import { jsonLog } from '../server/log.ts';
import { pagesByPath } from '../server/pages/page-key.ts';
import { createRenderThread } from '../server/pages/render-thread.ts';
import { createStoredPages } from '../server/pages/stored-pages.ts';
import { parseSettings } from '../server/settings.ts';
import { readBuiltDocuments } from '../server/site-files.ts';
import { closedDatesOf, firstDayOfExpiries } from '../specs/expiry.ts';
import { temporaryFolder } from '../tests/harness/temporary-folder.ts';

const dist = 'dist';
const count = Number(process.argv[2]);
const settings = parseSettings({});

const sitePages = [...pagesByPath(settings.defaultLanguage, 'served').values()];
const pages = new Map(
  Array.from({ length: count }, (_, index) => {
    const page = sitePages[index % sitePages.length];
    if (!page) throw new Error('The site has no pages');
    return [`/synthetic-${index}`, page];
  }),
);

const content = createContentFromSettings(settings, jsonLog, () => new Date());
await content.load();
await content.refresh();
const holidayCalendars = await readHolidayCalendars(settings.content.folder);
const context = {
  linkSettings: linkSettingsOf(settings),
  content: content.current,
  documents: readBuiltDocuments(dist),
  noIndex: settings.noIndex,
  widgets: settings.widgets,
  referralDays: settings.referral.days,
  holidayCalendars,
  year: new Date().getUTCFullYear(),
  expiriesFrom: firstDayOfExpiries(
    new Date().toISOString().slice(0, 10),
    closedDatesOf(holidayCalendars),
  ),
};

const { folder, remove } = temporaryFolder('bench');
const rendering = createRenderThread({
  file: path.resolve(dist, 'server/render-worker.js'),
  dist,
  settings,
  log: jsonLog,
});

async function fillStore() {
  const responses = createKeptResponses(folder, undefined, jsonLog);
  const startMs = performance.now();
  const store = createStoredPages({
    settings,
    pages,
    pageContext: () => context,
    rendering,
    log: jsonLog,
    kept: { responses, program: 'bench' },
  });
  await store.complete;
  const ms = performance.now() - startMs;
  await responses.save();
  const failed = store.paths().filter((pagePath) => store.get(pagePath)?.status !== 200);
  // Those of the error page are in the site's list of pages, too.
  if (failed.length > count / 10) throw new Error(`${failed.length} pages failed: ${failed[0]}`);
  return { store, ms };
}

/** @param {number} bytes */
const megabytes = (bytes) => `${(bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0)} MB`;

/** Bytes outside V8's heap: the finished pages. */
function pageBytes() {
  globalThis.gc?.();
  return process.memoryUsage().arrayBuffers;
}

try {
  const before = pageBytes();
  const rendered = await fillStore();
  await rendering.stop();
  const bytes = pageBytes() - before;
  const { rss } = process.memoryUsage();
  const found = await fillStore();
  console.log(
    `| ${[
      count.toLocaleString('en'),
      `${(rendered.ms / 1000).toFixed(1)} s`,
      `${(rendered.ms / count).toFixed(1)} ms`,
      `${(found.ms / 1000).toFixed(2)} s`,
      megabytes(bytes),
      `${(bytes / count / 1000).toFixed(0)} kB`,
      megabytes(rss),
    ].join(' | ')} |`,
  );
} finally {
  remove();
}

// @ts-check
/** One line of `npm run bench -- synthetic-pages`. */
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
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

/** Bytes outside V8's heap: the finished pages. */
async function pageBytes() {
  globalThis.gc?.();
  // What the first collection gives back is counted once it has been swept.
  await nextTurn();
  globalThis.gc?.();
  return process.memoryUsage().arrayBuffers;
}

/** Processor time of all threads so far. */
function processorMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Fills a store, and lets it go. */
async function fillStore() {
  const responses = createKeptResponses(folder, undefined, jsonLog);
  const bytesBefore = await pageBytes();
  const [startMs, startProcessorMs] = [performance.now(), processorMs()];
  const store = createStoredPages({
    settings,
    pages,
    pageContext: () => context,
    rendering,
    log: jsonLog,
    kept: { responses, program: 'bench' },
  });
  await store.complete;
  const figures = { ms: performance.now() - startMs, busyMs: processorMs() - startProcessorMs };
  const bytes = (await pageBytes()) - bytesBefore;
  const { rss } = process.memoryUsage();
  const failed = store.paths().find((pagePath) => (store.get(pagePath)?.status ?? 500) >= 500);
  if (failed !== undefined) throw new Error(`${failed} could not be rendered`);
  await responses.save();
  return { ...figures, bytes, rss };
}

/** @param {number} bytes */
const megabytes = (bytes) => `${(bytes / 1e6).toFixed(0)} MB`;
/** @param {{ ms: number, busyMs: number }} figures */
const times = ({ ms, busyMs }) => [
  `${(ms / 1000).toFixed(2)} s`,
  `${(busyMs / count).toFixed(2)} ms`,
];

try {
  const rendered = await fillStore();
  await rendering.stop();
  const found = await fillStore();
  const cells = [
    count.toLocaleString('en'),
    ...times(rendered),
    ...times(found),
    megabytes(rendered.bytes),
    `${(rendered.bytes / count / 1000).toFixed(0)} kB`,
    megabytes(rendered.rss),
  ];
  console.log(`| ${cells.join(' | ')} |`);
} finally {
  remove();
}

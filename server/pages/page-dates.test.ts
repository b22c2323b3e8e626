import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { memoryLog } from '../../tests/fakes/memory-log.ts';
import { newFolder } from '../../tests/harness/temporary-folder.ts';
import { uncompressedResponse, type StoredResponse } from '../http/stored-response.ts';
import { createPageDates, type PageDates } from './page-dates.ts';

const pageOf = (main: string, title = 'T', description = 'D', status = 200): StoredResponse =>
  uncompressedResponse(
    status,
    Buffer.from(
      `<title>${title}</title><meta name="description" content="${description}"/><main>${main}</main>`,
    ),
    { 'content-type': 'text/html' },
  );

/** Two pages of a site, and the days on which they are read. */
function createDays(register?: string) {
  const file = path.join(newFolder(onTestFinished), 'data/page-dates.json');
  const pages = new Map([
    ['/about', pageOf('<h1>About</h1><p>Founded in Rodney Bay.</p>')],
    ['/en/about', pageOf('<h1>About us</h1>')],
  ]);
  const log = memoryLog();
  /** A process that starts on this day. */
  const startOn = (day: string): PageDates =>
    createPageDates({
      file,
      ...(register !== undefined && { register }),
      pages,
      defaultLanguage: 'zh',
      today: () => day,
      log,
    });
  const datesIn = (dates: PageDates) =>
    (['zh', 'en'] as const).map((language) => dates.dateOf({ routeName: 'about', language }));
  return { file, pages, log, startOn, datesIn };
}

test('at the first start nobody knows since when pages say what they say', async () => {
  const { startOn, datesIn } = createDays();
  const dates = startOn('2026-03-01');
  expect(await dates.note()).toEqual([]);
  expect(datesIn(dates)).toEqual([undefined, undefined]);
});

test('a page whose words have changed has the day on which that was seen, and keeps it after restarts', async () => {
  const { pages, startOn, datesIn } = createDays();
  const dates = startOn('2026-03-01');
  await dates.note();
  pages.set('/about', pageOf('<h1>About</h1><p>Founded in Castries.</p>'));
  const restarted = startOn('2026-03-05');
  expect(await restarted.note()).toEqual(['/about']);
  expect(await restarted.note()).toEqual([]);
  expect(datesIn(restarted)).toEqual(['2026-03-05', undefined]);
  const later = startOn('2026-04-01');
  expect(await later.note()).toEqual([]);
  expect(datesIn(later)).toEqual(['2026-03-05', undefined]);
});

test.for([
  ['markup', pageOf('<h1 class="b">About</h1>\n<p id="x">Founded in <b>Rodney Bay</b>.</p>')],
  [
    'what is around it',
    pageOf('<nav>Menu</nav><h1>About</h1><p>Founded in Rodney Bay.</p><footer>2027</footer>'),
  ],
  ['a page that failed', pageOf('<h1>Error</h1>', 'T', 'D', 500)],
] as const)('a page is not dated anew for %s', async ([, changed]) => {
  const { pages, startOn } = createDays();
  await startOn('2026-03-01').note();
  const page = pages.get('/about')!;
  pages.set('/about', changed);
  expect(await startOn('2026-03-05').note()).toEqual([]);
  pages.set('/about', page);
  expect(await startOn('2026-03-06').note()).toEqual([]);
});

test.for([
  ['title', pageOf('<h1>About</h1><p>Founded in Rodney Bay.</p>', 'Another')],
  ['description', pageOf('<h1>About</h1><p>Founded in Rodney Bay.</p>', 'T', 'Another')],
] as const)('a new %s is a change', async ([, changed]) => {
  const { pages, startOn } = createDays();
  await startOn('2026-03-01').note();
  pages.set('/about', changed);
  expect(await startOn('2026-03-05').note()).toEqual(['/about']);
});

test('a page that the site did not have before is new', async () => {
  const { pages, startOn, datesIn } = createDays();
  await startOn('2026-03-01').note();
  pages.set('/ar/about', pageOf('<h1>من نحن</h1>'));
  const dates = startOn('2026-03-05');
  expect(await dates.note()).toEqual(['/ar/about']);
  expect(dates.dateOf({ routeName: 'about', language: 'ar' })).toBe('2026-03-05');
  expect(datesIn(dates)).toEqual([undefined, undefined]);
});

test('a site without a memory takes the dates of the register, of pages that say the same', async () => {
  const writer = createDays();
  await writer.startOn('2026-01-31').note();
  const register = writer.file;
  writeFileSync(
    register,
    readFileSync(register, 'utf8').replaceAll(/" \}/g, '", "date": "2026-01-15" }'),
  );
  const { pages, startOn, datesIn } = createDays(register);
  pages.set('/en/about', pageOf('<h1>About our company</h1>'));
  const dates = startOn('2026-03-01');
  expect(await dates.note()).toEqual([]);
  expect(datesIn(dates)).toEqual(['2026-01-15', undefined]);
  // What it has shown itself counts: search engines saw that.
  pages.set('/en/about', pageOf('<h1>About us</h1>'));
  const restarted = startOn('2026-03-05');
  await restarted.note();
  expect(datesIn(restarted)).toEqual(['2026-01-15', '2026-03-05']);
});

test('days on which nothing can have changed, because the clock was wrong, are not told', async () => {
  const register = path.join(newFolder(onTestFinished), 'register.json');
  const writer = createDays();
  await writer.startOn('2026-01-31').note();
  writeFileSync(
    register,
    readFileSync(writer.file, 'utf8').replaceAll(/" \}/g, '", "date": "2026-01-15" }'),
  );
  const { pages, startOn, datesIn } = createDays(register);
  await startOn('2026-03-01').note();
  pages.set('/about', pageOf('<h1>About</h1><p>Changed with a clock in 1970.</p>'));
  const early = startOn('1970-01-01');
  await early.note();
  expect(datesIn(early)).toEqual([undefined, undefined]);
  const right = startOn('2026-03-05');
  await right.note();
  expect(datesIn(right)).toEqual([undefined, '2026-01-15']);
  pages.set('/about', pageOf('<h1>About</h1><p>Changed with a clock in 2050.</p>'));
  await startOn('2050-01-01').note();
  const later = startOn('2026-03-06');
  await later.note();
  expect(datesIn(later)).toEqual([undefined, '2026-01-15']);
});

test('pages that are read in another way keep their dates', async () => {
  const { file, pages, startOn, datesIn } = createDays();
  await startOn('2026-03-01').note();
  pages.set('/about', pageOf('<p>New.</p>'));
  await startOn('2026-03-05').note();
  writeFileSync(
    file,
    readFileSync(file, 'utf8')
      .replace('"reading": 1', '"reading": 0')
      .replaceAll(/"digest": "[^"]+"/g, '"digest": "read-otherwise"'),
  );
  const dates = startOn('2026-04-01');
  expect(await dates.note()).toEqual([]);
  expect(datesIn(dates)).toEqual(['2026-03-05', undefined]);
});

test('a damaged memory is a first start, and is logged', async () => {
  const { file, log, startOn, datesIn } = createDays();
  await startOn('2026-03-01').note();
  writeFileSync(file, '{"reading": 1');
  const dates = startOn('2026-03-05');
  expect(await dates.note()).toEqual([]);
  expect(datesIn(dates)).toEqual([undefined, undefined]);
  expect(log.lines.map(({ message }) => message)).toEqual([
    'The dates of the pages cannot be read',
  ]);
});

test('a disk that cannot be written to is logged once, and the memory goes on', async () => {
  const { file, pages, log, startOn, datesIn } = createDays();
  writeFileSync(path.dirname(file), 'no folder');
  log.lines.length = 0;
  const dates = startOn('2026-03-01');
  log.lines.length = 0;
  await dates.note();
  pages.set('/about', pageOf('<p>New.</p>'));
  expect(await dates.note()).toEqual(['/about']);
  expect(datesIn(dates)).toEqual(['2026-03-01', undefined]);
  expect(log.lines.map(({ message }) => message)).toEqual([
    'The dates of the pages cannot be kept',
  ]);
});

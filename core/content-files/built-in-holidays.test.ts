import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { holidayCalendarOf } from '../domain/holidays.ts';
import { classOf } from '../domain/instrument-spec.ts';
import { readHolidayCalendars } from './built-in-holidays.ts';
import { readBuiltInSpecs } from './built-in-specs.ts';
import { ContentFileError } from './content-file.ts';

const calendars = await readHolidayCalendars('content');

interface Calendar {
  name: string;
  products?: string[];
  timeZones?: string[];
  symbols?: string[];
  days: { date: string; closes?: string }[];
}

async function messageAfter(edit: (calendars: Calendar[]) => unknown): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  const json = JSON.parse(readFileSync('content/holidays.json', 'utf8')) as Calendar[];
  edit(json);
  writeFileSync(path.join(folder, 'holidays.json'), JSON.stringify(json));
  const error: unknown = await readHolidayCalendars(folder).then(
    () => 'nothing',
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ContentFileError);
  return (error as Error).message;
}

test.each<[string, (calendars: Calendar[]) => unknown, RegExp]>([
  [
    'a date that does not exist',
    ([first]) => (first!.days[1]!.date = '2027-02-30'),
    /holidays\.json: calendar 1 \(Currencies\), row 2 \(2027-02-30\), field date: must be a date/,
  ],
  [
    'a date in other words',
    ([first]) => (first!.days[0]!.date = 'Christmas'),
    /row 1 \(Christmas\), field date: must be a date: '2026-12-25'/,
  ],
  [
    'a date out of order',
    ([first]) => first!.days.push({ date: '2026-12-25' }),
    /row 4 \(2026-12-25\), field date: '2026-12-25' must come after '2028-12-25'/,
  ],
  [
    'a date that is there twice',
    ([first]) => first!.days.push({ date: '2028-12-25', closes: '13:00' }),
    /row 4 \(2028-12-25\), field date: '2028-12-25' must come after '2028-12-25'/,
  ],
  [
    'a time that does not exist',
    ([first]) => (first!.days[0]!.closes = '25:00'),
    /row 1 \(2026-12-25\), field closes: must be a time: '13:00'/,
  ],
  [
    'a time zone that does not exist',
    ([first]) => Object.assign(first!, { timeZones: ['Europe/Atlantis'] }),
    /calendar 1 \(Currencies\), field timeZones\.0: must be a time zone/,
  ],
  [
    'a calendar of nothing',
    ([first]) => Object.assign(first!, { products: undefined, symbols: [] }),
    /calendar 1 \(Currencies\): must name products, timeZones or symbols/,
  ],
  [
    'a calendar on two clocks',
    ([first]) => Object.assign(first!, { timeZones: ['Asia/Tokyo'] }),
    /calendar 1 \(Currencies\), field timeZones: must not be beside products or symbols/,
  ],
  [
    'a second calendar of a product',
    (all) => all.push({ name: 'More', products: ['Forex'], days: [] }),
    /calendar 18 \(More\), field products\.0: 'Forex' is in the file twice/,
  ],
  [
    'a second calendar of a time zone, by another of its names',
    (all) => all.push({ name: 'More', timeZones: ['US/Eastern'], days: [{ date: '2026-12-14' }] }),
    /calendar 18 \(More\), field timeZones\.0: 'America\/New_York' is in the file twice/,
  ],
  [
    'a second calendar of a symbol',
    (all) => all.push({ name: 'More', symbols: ['TSLA', 'US30'], days: [] }),
    /calendar 18 \(More\), field symbols\.1: 'US30' is in the file twice/,
  ],
])('%s is refused, naming calendar and row', async (_, edit, message) => {
  expect(await messageAfter(edit)).toMatch(message);
});

test('every instrument but coins follows a calendar, and every calendar is followed', async () => {
  const rows = (await readBuiltInSpecs('content')).standard.map((row) => ({
    ...row,
    instrumentClass: classOf(row.products),
  }));
  const followed = rows.map((row) => [row, holidayCalendarOf(calendars, row)] as const);
  for (const [{ symbol, instrumentClass }, calendar] of followed)
    if (instrumentClass === 'crypto') expect(calendar, symbol).toBe('none');
    else expect(calendar, symbol).toBeTypeOf('number');
  expect(new Set(followed.map(([, calendar]) => calendar))).toEqual(
    new Set(['none', ...calendars.keys()]),
  );
});

test('no holiday falls on a weekend, and every calendar reaches to Christmas 2028', () => {
  for (const { days } of calendars) {
    for (const day of days.split(' '))
      expect([0, 6], day).not.toContain(new Date(day.slice(0, 10)).getUTCDay());
    expect(days).toMatch(/2028-12-25(?: |$)/);
  }
});

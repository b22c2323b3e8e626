import { z } from 'zod';
import type { HolidayCalendar } from '../domain/holidays.ts';
import { classSpelling, instrumentClasses } from '../domain/instrument-spec.ts';
import { canonicalTimeZone, isTimeZone } from '../util/time-zone.ts';
import { readContentFile, type DescribePath } from './content-file.ts';

const text = z.string().trim().min(1, 'must not be empty');

const day = z
  .object({
    date: z.iso.date("must be a date: '2026-12-25'"),
    /** An early close, on the clock of the hours; without it, the whole day. */
    closes: z
      .string()
      .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "must be a time: '13:00'")
      .optional(),
  })
  .strict();

const calendar = z
  .object({
    /** For readers of the file only. */
    name: text,
    products: z.array(z.enum(Object.values(classSpelling))).default([]),
    timeZones: z
      .array(
        z
          .string()
          .refine(isTimeZone, "must be a time zone: 'Europe/London'")
          .transform((name) => canonicalTimeZone(name) ?? name),
      )
      .default([]),
    symbols: z.array(text).default([]),
    days: z.array(day).superRefine((days, context) => {
      for (const [index, { date }] of days.entries()) {
        const before = days[index - 1]?.date;
        if (before !== undefined && date <= before)
          context.addIssue({
            code: 'custom',
            path: [index, 'date'],
            message: `'${date}' must come after '${before}'`,
          });
      }
    }),
  })
  .strict()
  .refine(
    ({ products, timeZones, symbols }) => [...products, ...timeZones, ...symbols].length > 0,
    {
      message: 'must name products, timeZones or symbols',
    },
  )
  .refine(
    ({ products, timeZones, symbols }) =>
      timeZones.length === 0 || [...products, ...symbols].length === 0,
    {
      path: ['timeZones'],
      message: 'must not be beside products or symbols, whose times are in server time',
    },
  );

/** An instrument follows one calendar, so nothing may be named twice. */
const calendars = z.array(calendar).superRefine((rows, context) => {
  for (const field of ['products', 'timeZones', 'symbols'] as const) {
    const seen = new Set<string>();
    for (const [index, { [field]: names }] of rows.entries())
      for (const [position, name] of names.entries()) {
        if (seen.has(name))
          context.addIssue({
            code: 'custom',
            path: [index, field, position],
            message: `'${name}' is in the file twice`,
          });
        seen.add(name);
      }
  }
});

/** The names and dates in a file that does not fit the schema. */
const named = z
  .array(
    z
      .object({
        name: z.string().optional().catch(undefined),
        days: z.array(z.object({ date: z.string() }).optional().catch(undefined)).catch([]),
      })
      .catch({ name: undefined, days: [] }),
  )
  .catch([]);

/** `calendar 2 (New York), row 3 (2026-12-25), field closes` */
const describeDay: DescribePath = ([index, ...rest], json) => {
  if (index === undefined) return 'the list';
  const { name, days = [] } = named.parse(json)[Number(index)] ?? {};
  const inBrackets = (value: string | undefined): string =>
    value === undefined ? '' : ` (${value})`;
  const field = (names: readonly PropertyKey[]): string =>
    names.length > 0 ? `, field ${names.join('.')}` : '';
  const place = `calendar ${Number(index) + 1}${inBrackets(name)}`;
  if (rest[0] !== 'days' || rest[1] === undefined) return place + field(rest);
  const row = Number(rest[1]);
  return `${place}, row ${row + 1}${inBrackets(days[row]?.date)}${field(rest.slice(2))}`;
};

/**
 * The holidays of exchanges and classes.
 * @throws {ContentFileError} if `holidays.json` does not fit its schema
 */
export async function readHolidayCalendars(folder: string): Promise<HolidayCalendar[]> {
  const rows = await readContentFile(folder, 'holidays.json', calendars, describeDay);
  return rows.map(({ products, timeZones, symbols, days }) => ({
    symbols,
    classes: instrumentClasses.filter((name) => products.includes(classSpelling[name])),
    timeZones,
    days: days
      .map(({ date, closes }) => (closes === undefined ? date : `${date}T${closes}`))
      .join(' '),
  }));
}

import { z } from 'zod';
import type { HolidayCalendar } from '../domain/holidays.ts';
import { classSpelling, instrumentClasses } from '../domain/instrument-spec.ts';
import { canonicalTimeZone, isTimeZone } from '../util/time-zone.ts';
import { parseContentFile, refuseRepeated } from './content-file.ts';
import { requiredText } from './row-values.ts';

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
    name: requiredText,
    products: z.array(z.enum(Object.values(classSpelling))).default([]),
    timeZones: z
      .array(
        z
          .string()
          .refine(isTimeZone, "must be a time zone: 'Europe/London'")
          .transform((name) => canonicalTimeZone(name) ?? name),
      )
      .default([]),
    symbols: z.array(requiredText).default([]),
    days: z.array(day).transform((days) => days.toSorted((a, b) => (a.date < b.date ? -1 : 1))),
  })
  .strict()
  .refine(
    ({ products, timeZones, symbols }) => [...products, ...timeZones, ...symbols].length > 0,
    { message: 'must name products, timeZones or symbols' },
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
  for (const field of ['products', 'timeZones', 'symbols'] as const)
    refuseRepeated(
      rows.flatMap(({ [field]: names }, index) =>
        names.map((value, position) => ({ value, path: [index, field, position] })),
      ),
      context,
    );
});

/**
 * The holidays of exchanges and classes.
 * @throws {OperatorError}
 */
export function parseHolidays(text: string, file: string): HolidayCalendar[] {
  const rows = parseContentFile(text, file, calendars);
  return rows.map(({ products, timeZones, symbols, days }) => ({
    symbols,
    classes: instrumentClasses.filter((name) => products.includes(classSpelling[name])),
    timeZones,
    days: days.map(({ date, closes }) => (closes === undefined ? date : `${date}T${closes}`)),
  }));
}

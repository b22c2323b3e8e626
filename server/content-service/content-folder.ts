import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseAccountTypes } from '../../core/content-files/account-types-file.ts';
import { parseFundingMethods } from '../../core/content-files/funding-methods-file.ts';
import { parseHolidays } from '../../core/content-files/holidays-file.ts';
import { otherLocales } from '../../core/content-files/row-values.ts';
import { parseSpecs } from '../../core/content-files/specs-file.ts';
import {
  accountTypesList,
  fundingMethodsList,
  specsList,
} from '../../core/domain/content-lists.ts';
import { defaultContentLocale, type LanguageCode } from '../../core/domain/languages.ts';
import { tiers } from '../../core/domain/tiers.ts';
import { messageOf } from '../../core/util/error-message.ts';
import { OperatorError } from '../../core/util/operator-error.ts';
import type { Settings } from '../settings/settings.ts';
import { ContentFetchError, type ReadList } from './list-reader.ts';

type Parse<Value> = (text: string, file: string) => Value;

/** Reads one file of a content folder. @throws {OperatorError} if it is missing or does not fit its schema */
const fileReader =
  <Value>(name: string, parse: Parse<Value>) =>
  async (folder: string): Promise<Value> => {
    const file = path.join(folder, name);
    const text = await readFile(file, 'utf8').catch((error: unknown) => {
      throw new OperatorError(`${file}: ${messageOf(error)}`);
    });
    return parse(text, file);
  };

const readAccountTypes = fileReader('account-types.json', parseAccountTypes);
export const readSpecs = fileReader('account-specs.json', parseSpecs);
export const readHolidays = fileReader('holidays.json', parseHolidays);
const readFundingMethods = fileReader('funding-methods.json', parseFundingMethods);

/** @throws {OperatorError} if a file that no other service replaces does not fit its schema */
export async function checkBuiltInContent({ folder, service }: Settings['content']): Promise<void> {
  await readHolidays(folder);
  if (service) return;
  await readAccountTypes(folder);
  await readFundingMethods(folder);
  await readSpecs(folder);
}

interface LocalisedRow {
  sample?: true | undefined;
  localizations?: Partial<Record<LanguageCode, object | undefined>> | undefined;
}

/** The rows that a language has; every row is in the default locale. */
const rowsInLocale = (rows: readonly LocalisedRow[], locale: string): object[] =>
  rows.flatMap(({ localizations, sample: _, ...row }, index) => {
    if (locale === defaultContentLocale) return [{ id: index + 1, ...row, locale }];
    const otherLocale = otherLocales.find((code) => code === locale);
    const localised = otherLocale && localizations?.[otherLocale];
    return localised ? [{ id: index + 1, ...row, ...localised, locale }] : [];
  });

async function rowsAt(folder: string, list: string, locale: string): Promise<object[] | undefined> {
  if (list === accountTypesList) return rowsInLocale(await readAccountTypes(folder), locale);
  if (list === fundingMethodsList) return rowsInLocale(await readFundingMethods(folder), locale);
  const tier = tiers.find((name) => list === specsList(name));
  return tier
    ? (await readSpecs(folder))[tier].map((row, index) => ({
        id: index + 1,
        documentId: `${tier}-${row.symbol.toLowerCase()}`,
        ...row,
      }))
    : undefined;
}

/**
 * Reads the files under `content/` as a content service would give them, each time anew: the next refresh sees an edit. A list
 * rejects with an OperatorError if its file does not fit its schema.
 */
export const createBuiltInReader =
  (folder: string): ReadList =>
  async (list, { locale = defaultContentLocale } = {}) => {
    const rows = await rowsAt(folder, list, locale);
    if (!rows) throw new ContentFetchError(`${list} is in no file`, 404);
    return rows;
  };

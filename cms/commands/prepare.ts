import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CollectionSlug, Payload } from 'payload';
import { parseAccountTypes } from '../../core/content-files/account-types-file.ts';
import { parseFundingMethods } from '../../core/content-files/funding-methods-file.ts';
import { parseSpecs } from '../../core/content-files/specs-file.ts';
import {
  accountTypesList,
  fundingMethodsList,
  specsList,
} from '../../core/domain/content-lists.ts';
import { defaultContentLocale, type LanguageCode } from '../../core/domain/languages.ts';
import { tiers } from '../../core/domain/tiers.ts';
import { keysOf } from '../../core/util/map-keys.ts';
import type { Spec } from '../specs/spec-fields.ts';
import { saveSpecs } from '../specs/spec-store.ts';

const content = path.resolve(import.meta.dirname, '../../content');

async function readContent<Rows>(
  name: string,
  parse: (text: string, file: string) => Rows,
): Promise<Rows> {
  const file = path.join(content, name);
  return parse(await readFile(file, 'utf8'), file);
}

const isEmpty = async (payload: Payload, collection: CollectionSlug): Promise<boolean> =>
  (await payload.count({ collection })).totalDocs === 0;

/** A row of a content file, with what other languages say. */
type Entry = Record<string, unknown> & { localizations?: Partial<Record<LanguageCode, object>> };

/** Publishes the entries of a list in each of their languages. @returns their number */
async function seedList(
  payload: Payload,
  collection: typeof accountTypesList | typeof fundingMethodsList,
  entries: readonly Entry[],
): Promise<number> {
  for (const { localizations = {}, sample: _, ...data } of entries) {
    const published = { ...data, _status: 'published' } as never;
    const { id } = await payload.create({
      collection,
      locale: defaultContentLocale,
      data: published,
    });
    for (const locale of keysOf(localizations)) {
      const texts = { ...localizations[locale], _status: 'published' } as never;
      await payload.update({ collection, id, locale, data: texts });
    }
  }
  return entries.length;
}

/**
 * Seeds empty lists from the files under `content/`, so that connecting a new CMS does not change the site. A list that
 * holds anything, even a draft, stays as it is. @returns what was seeded
 */
export async function seed(payload: Payload): Promise<string[]> {
  const seeded: string[] = [];
  if (await isEmpty(payload, accountTypesList)) {
    const entries = await readContent('account-types.json', parseAccountTypes);
    seeded.push(`${await seedList(payload, accountTypesList, entries)} account types`);
  }
  if (await isEmpty(payload, fundingMethodsList)) {
    const methods = await readContent('funding-methods.json', parseFundingMethods);
    const entries = methods.map((row) => ({ ...row, currencies: row.currencies.join(', ') }));
    seeded.push(`${await seedList(payload, fundingMethodsList, entries)} funding methods`);
  }
  for (const tier of tiers) {
    if (!(await isEmpty(payload, specsList(tier)))) continue;
    const rows = (await readContent('account-specs.json', parseSpecs))[tier];
    // A row's products are its class and its tier's name, which the content API adds again.
    const specs = rows.map((row): Spec => ({ ...row, products: [row.products[0]] }));
    const { created } = await saveSpecs(payload, tier, specs);
    seeded.push(`${created} ${tier} specifications`);
  }
  return seeded;
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Payload } from 'payload';
import { parseAccountTypes } from '../../core/content-files/account-types-file.ts';
import { parseFundingMethods } from '../../core/content-files/funding-methods-file.ts';
import { parseSpecs } from '../../core/content-files/specs-file.ts';
import {
  accountTypesList,
  fundingMethodsList,
  specsList,
  type SpecsList,
} from '../../core/domain/content-lists.ts';
import { defaultContentLocale } from '../../core/domain/languages.ts';
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

/** Migrates the database to the schema of this version. Only one process may do this at a time (with-lock.ts). */
export async function migrate(payload: Payload): Promise<void> {
  payload.logger.level = 'error';
  await payload.db.migrate();
}

async function isEmpty(
  payload: Payload,
  collection: typeof accountTypesList | typeof fundingMethodsList | SpecsList,
): Promise<boolean> {
  const { totalDocs } = await payload.count({ collection });
  return totalDocs === 0;
}

async function seedAccountTypes(payload: Payload): Promise<number> {
  const entries = await readContent('account-types.json', parseAccountTypes);
  for (const { localizations = {}, sample: _, ...data } of entries) {
    const { id } = await payload.create({
      collection: accountTypesList,
      locale: defaultContentLocale,
      data: { ...data, _status: 'published' },
    });
    for (const locale of keysOf(localizations)) {
      await payload.update({
        collection: accountTypesList,
        id,
        locale,
        data: { ...localizations[locale], _status: 'published' },
      });
    }
  }
  return entries.length;
}

async function seedFundingMethods(payload: Payload): Promise<number> {
  const entries = await readContent('funding-methods.json', parseFundingMethods);
  for (const { localizations = {}, currencies, sample: _, ...data } of entries) {
    const { id } = await payload.create({
      collection: fundingMethodsList,
      locale: defaultContentLocale,
      data: { ...data, currencies: currencies.join(', '), _status: 'published' },
    });
    for (const locale of keysOf(localizations)) {
      await payload.update({
        collection: fundingMethodsList,
        id,
        locale,
        data: { ...localizations[locale], _status: 'published' },
      });
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
  if (await isEmpty(payload, accountTypesList))
    seeded.push(`${await seedAccountTypes(payload)} account types`);
  if (await isEmpty(payload, fundingMethodsList))
    seeded.push(`${await seedFundingMethods(payload)} funding methods`);
  for (const tier of tiers) {
    if (!(await isEmpty(payload, specsList(tier)))) continue;
    const rows = (await readContent('account-specs.json', parseSpecs))[tier];
    // A row's products are its class and its tier's name, which the content API adds again.
    const specs = rows.map((row): Spec => ({
      ...row,
      products: [row.products[0]],
    }));
    const { created } = await saveSpecs(payload, tier, specs);
    seeded.push(`${created} ${tier} specifications`);
  }
  return seeded;
}

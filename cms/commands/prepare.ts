import path from 'node:path';
import type { Payload } from 'payload';
import { readBuiltInAccountTypes } from '../../core/content-files/built-in-account-types.ts';
import { readBuiltInFundingMethods } from '../../core/content-files/built-in-funding-methods.ts';
import { readBuiltInSpecs } from '../../core/content-files/built-in-specs.ts';
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
import { readBuiltInDocuments } from './built-in-documents.ts';

const content = path.resolve(import.meta.dirname, '../../content');

/** Migrates the database to the schema of this version. Only one process may do this at a time (with-lock.ts). */
export async function migrate(payload: Payload): Promise<void> {
  payload.logger.level = 'error';
  await payload.db.migrate();
}

async function isEmpty(
  payload: Payload,
  collection: typeof accountTypesList | typeof fundingMethodsList | 'legal-documents' | SpecsList,
): Promise<boolean> {
  const { totalDocs } = await payload.count({ collection });
  return totalDocs === 0;
}

async function seedAccountTypes(payload: Payload): Promise<number> {
  const entries = await readBuiltInAccountTypes(content);
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
  const entries = (await readBuiltInFundingMethods(content)) ?? [];
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
    const rows = (await readBuiltInSpecs(content))[tier];
    // A row's products are its class and its tier's name, which the content API adds again.
    const specs = rows.map((row): Spec => ({
      ...row,
      products: [row.products[0]],
    }));
    const { created } = await saveSpecs(payload, tier, specs);
    seeded.push(`${created} ${tier} specifications`);
  }
  if (await isEmpty(payload, 'legal-documents')) {
    const documents = await readBuiltInDocuments(path.join(content, 'documents'));
    for (const data of documents)
      await payload.create({
        collection: 'legal-documents',
        data: { ...data, _status: 'published' },
      });
    seeded.push(`${documents.length} legal documents`);
  }
  return seeded;
}

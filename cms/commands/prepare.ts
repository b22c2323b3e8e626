import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Payload } from 'payload';
import { readBuiltInSpecs } from '../../server/content-service/built-in/built-in-specs.ts';
import type { accountTypeFields } from '../collections/account-types.ts';
import { specSlug } from '../collections/specs.ts';
import { tiers, type Spec, type SpecClass } from '../specs/spec-fields.ts';
import { writeSpecs } from '../specs/spec-store.ts';
import { readBuiltInDocuments } from './built-in-documents.ts';

type Fields = Record<keyof typeof accountTypeFields, string>;
type AccountTypeEntry = Fields & {
  documentId: string;
  localizations?: Partial<Record<'zh' | 'ar', Partial<Fields>>>;
};

const content = path.resolve(import.meta.dirname, '../../content');

/** Brings the database to the schema of this version. One process at a time: see alone.ts. */
export async function migrate(payload: Payload): Promise<void> {
  payload.logger.level = 'error';
  await payload.db.migrate();
}

async function isEmpty(
  payload: Payload,
  collection: 'account-types' | 'legal-documents' | ReturnType<typeof specSlug>,
): Promise<boolean> {
  const { totalDocs } = await payload.count({ collection });
  return totalDocs === 0;
}

async function seedAccountTypes(payload: Payload): Promise<number> {
  const entries = JSON.parse(
    await readFile(path.join(content, 'account-types.json'), 'utf8'),
  ) as AccountTypeEntry[];
  for (const { localizations = {}, ...data } of entries) {
    const { id } = await payload.create({
      collection: 'account-types',
      locale: 'en',
      data: { ...data, _status: 'published' },
    });
    for (const [locale, localised] of Object.entries(localizations)) {
      await payload.update({
        collection: 'account-types',
        id,
        locale: locale as 'zh',
        data: { ...localised, _status: 'published' },
      });
    }
  }
  return entries.length;
}

/**
 * Fills lists that are empty from the files under `content/`, so that a new CMS says what the site said before. A list
 * that holds anything, even a draft, is the editors'. @returns what was filled
 */
export async function seed(payload: Payload): Promise<string[]> {
  const done: string[] = [];
  if (await isEmpty(payload, 'account-types'))
    done.push(`${await seedAccountTypes(payload)} account types`);
  for (const tier of tiers) {
    if (!(await isEmpty(payload, specSlug(tier)))) continue;
    const rows = (await readBuiltInSpecs(content))[tier];
    // What is left after the class is the tier's name, which the interface adds.
    const specs = rows.map((row): Spec => ({ ...row, products: [row.products[0] as SpecClass] }));
    const { created } = await writeSpecs(payload, tier, specs);
    done.push(`${created} ${tier} specifications`);
  }
  if (await isEmpty(payload, 'legal-documents')) {
    const documents = await readBuiltInDocuments(path.join(content, 'documents'));
    for (const data of documents)
      await payload.create({
        collection: 'legal-documents',
        data: { ...data, _status: 'published' },
      });
    done.push(`${documents.length} legal documents`);
  }
  return done;
}

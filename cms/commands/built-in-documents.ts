import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse as parseYaml } from 'yaml';
import type { documentKinds } from '../../core/domain/document.ts';

interface BuiltInDocument {
  name: string;
  title: string;
  subject: string;
  date: string;
  version: string;
  text: string;
}

const legal: (typeof documentKinds)[number] = 'legal';
const required = ['id', 'title', 'date', 'version'] as const;

/** A document of the given file; undefined for one that is not legal. @throws for missing front matter */
async function readDocument(file: string): Promise<BuiltInDocument | undefined> {
  const [, frontMatter = '', text = ''] =
    /^---\n(.*?)\n---\n(.*)$/s.exec((await readFile(file, 'utf8')).replaceAll('\r\n', '\n')) ?? [];
  const fields = parseYaml(frontMatter) as Record<string, unknown> | null;
  if (fields?.['kind'] !== legal) return undefined;
  const textOf = (name: string): string => {
    const value = fields[name];
    return typeof value === 'string' ? value : '';
  };
  const missing = required.filter((name) => textOf(name) === '');
  if (missing.length > 0)
    throw new Error(`${file}: the front matter lacks ${missing.join(', ')} (as text)`);
  return {
    name: textOf('id'),
    title: textOf('title'),
    subject: textOf('subject'),
    date: `${textOf('date')}T00:00:00.000Z`,
    version: textOf('version'),
    text: text.trim(),
  };
}

/**
 * The legal documents of a folder, in English: `<id>.<language>.md` is a translation. Their placeholders ({{brand.name}}) stay
 * as they are.
 */
export async function readBuiltInDocuments(folder: string): Promise<BuiltInDocument[]> {
  const documents: BuiltInDocument[] = [];
  for (const file of globSync('*.md', { cwd: folder, exclude: ['*.*.md'] }).toSorted()) {
    const document = await readDocument(path.join(folder, file));
    if (document) documents.push(document);
  }
  return documents;
}

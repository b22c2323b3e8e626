import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

export interface BuiltInDocument {
  name: string;
  title: string;
  subject: string;
  date: string;
  version: string;
  text: string;
}

/** Texts of the folder that are marked as legal; their placeholders ({{brand.name}}) stay as they are. */
export async function readBuiltInDocuments(folder: string): Promise<BuiltInDocument[]> {
  const documents: BuiltInDocument[] = [];
  for (const file of globSync('*.md', { cwd: folder }).toSorted()) {
    const [, head = '', text = ''] =
      /^---\n(.*?)\n---\n(.*)$/s.exec(await readFile(path.join(folder, file), 'utf8')) ?? [];
    const fields = Object.fromEntries(
      head.split('\n').map((line) => [
        line.split(':', 1)[0]!,
        line
          .slice(line.indexOf(':') + 1)
          .trim()
          .replace(/^'(.*)'$/, '$1'),
      ]),
    );
    const { kind, id, title, subject = '', date, version } = fields;
    if (kind !== 'legal') continue;
    if (!id || !title || !date || !version)
      throw new Error(`${path.join(folder, file)}: id, title, date or version is missing`);
    documents.push({
      name: id,
      title,
      subject,
      date: `${date}T00:00:00.000Z`,
      version,
      text: text.trim(),
    });
  }
  return documents;
}

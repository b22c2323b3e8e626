/**
 * `npm run words [-- --write]`: lists the texts that editors have replaced in the content service of CONTENT_SERVICE_URL.
 * `--write` puts them into the word files, where they are the defaults of the next release.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { wordsList } from '../core/domain/content-lists.ts';
import { OperatorError } from '../core/util/operator-error.ts';
import { describeTextProblem, findTextProblem } from '../core/words/check-text.ts';
import { putText, replaceableTexts } from '../core/words/word-texts.ts';
import { ContentFetchError, createListReader } from '../server/content-service/list-reader.ts';
import { readSettings } from '../server/settings/settings.ts';

interface WordRow {
  key: string;
  language: string;
  text?: string | null;
}

/** In the spelling of the word files: characters that nobody sees are escaped. */
const jsonOf = (words: object): string =>
  `${JSON.stringify(words, null, 2).replaceAll(
    /[\u00A0\u200B-\u200F\u2028-\u202F\u2060-\u206F\uFEFF]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )}\n`;

async function readTexts(): Promise<WordRow[]> {
  const { service } = readSettings(process.env).content;
  if (!service)
    throw new OperatorError('CONTENT_SERVICE_URL is not set: it has the editors’ texts');
  const rows = (await createListReader(service)(wordsList)) as WordRow[];
  return rows.filter(({ text }) => text?.trim());
}

function take({ key, language, text }: WordRow, writes: boolean): void {
  const namespace = key.split(':', 1)[0] ?? '';
  const file = globSync(`site/**/*.${language}.json`).find((candidate) =>
    candidate.endsWith(`/${namespace}.${language}.json`),
  );
  const words = file
    ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>)
    : undefined;
  const defaultText = new Map(replaceableTexts(namespace, words)).get(key);
  const problem = findTextProblem(text ?? '', defaultText);
  console.log(`${key} (${language}): ${problem ? describeTextProblem(problem) : text}`);
  if (!writes || problem || !file || !words || defaultText === undefined) return;
  putText({ [namespace]: words }, key, text ?? '');
  writeFileSync(file, jsonOf(words));
  spawnSync('node_modules/.bin/oxfmt', [file]);
}

try {
  const rows = await readTexts();
  for (const row of rows) take(row, process.argv.includes('--write'));
  console.log(`${rows.length} texts`);
} catch (error) {
  if (!(error instanceof OperatorError || error instanceof ContentFetchError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

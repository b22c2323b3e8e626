import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createScratchCopy } from '../../tools/scratch-copy.js';
import { expect, test as base } from '../harness/fixtures.ts';
import { freePort } from '../harness/free-port.ts';
import { startDevelopment, type Running } from '../harness/server-process.ts';
import { wordsOf } from '../harness/words.ts';

const wordFile = 'site/pages/about/about.en.json';
const title = wordsOf('en', 'about')('meta.title');

const test = base.extend<
  object,
  {
    /** `npm run dev` on a copy of the repository, whose words a test may break. */
    development: { server: Running; words: string; write: (words: string) => void };
  }
>({
  development: [
    async ({}, use) => {
      const { folder, remove } = createScratchCopy();
      // Not generated again: their sources have the same digest.
      for (const built of ['documents', '.document-sources'])
        cpSync(path.join('dist', built), path.join(folder, 'dist', built), { recursive: true });
      const server = await startDevelopment({ PORT: String(await freePort()) }, folder);
      const file = path.join(folder, wordFile);
      const words = readFileSync(file, 'utf8');
      await use({ server, words, write: (text) => writeFileSync(file, text) });
      await server.stop('SIGKILL');
      remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
// The server transforms each module at its first request: a busy machine takes its time.
test.use({ navigationTimeout: 60_000 });
// They follow each other on one server.
test.describe.configure({ mode: 'serial', timeout: 120_000 });

test('a mistake in a word file is named with its place; once it is mended, the page comes back', async ({
  development: { server, words, write },
  visitUrl,
  pageErrors,
}) => {
  pageErrors.allow(/is not JSON/);
  const page = await visitUrl(`${server.origin}/en/about`);
  await expect(page).toHaveTitle(new RegExp(title));
  write(words.replace('",\n', '"\n'));
  const place = `${wordFile}:4:5`;
  await expect(page.locator('vite-error-overlay .message')).toContainText(place);
  await expect(page.locator('vite-error-overlay .file').first()).toContainText(place);
  expect(server.errors()).toContain(`${place} is not JSON: Expected ','`);
  write(words);
  await expect(page).toHaveTitle(new RegExp(title));
});

test('a page whose words are missing comes back once they are there', async ({
  development: { server, words, write },
  visitUrl,
}) => {
  const page = await visitUrl(`${server.origin}/en/about`);
  await expect(page).toHaveTitle(new RegExp(title));
  // Seen only once the server has noticed the change: it overlooks another that follows at once.
  write(words.replace('"vision": {', '"version": {'));
  await expect(page.locator('body')).toContainText("There are no words for 'vision");
  write(words);
  await expect(page).toHaveTitle(new RegExp(title));
});

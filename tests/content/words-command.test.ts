import { execFile } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { startFakeContentService } from '../fakes/content-service.ts';
import { newFolder } from '../harness/temporary-folder.ts';

const file = 'site/pages/home/home.en.json';

test('editors’ texts become defaults of the word files; a wrong one is named and left out', async () => {
  const fake = await startFakeContentService();
  onTestFinished(() => fake.stop());
  fake.lists['/api/words'] = [
    { key: 'home:hero.opening.second', language: 'en', text: 'Buy' },
    { key: 'home:hero.lead', language: 'en', text: 'Leverage of 1000.' },
  ];
  const folder = newFolder(onTestFinished);
  cpSync(file, path.join(folder, file));
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, [path.resolve('tools/words.ts'), '--write'], {
    cwd: folder,
    env: { CONTENT_SERVICE_URL: fake.origin },
  });
  expect(stdout).toMatch(/opening\.second \(en\): Buy\n.*lead \(en\): 1000 is not in the default/);
  const before = JSON.parse(readFileSync(file, 'utf8')) as { hero: { opening: object } };
  const after = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as object;
  expect(after).toEqual({
    ...before,
    // The space before the next word stays.
    hero: { ...before.hero, opening: { ...before.hero.opening, second: 'Buy ' } },
  });
});

import { expect, test } from 'vitest';
import { createAccessLog, type AccessLogEntry } from './access-log.ts';

type Done = (error: NodeJS.ErrnoException | null, bytes: number) => void;

/** Standard output whose reader is as slow as the test says. */
function fakeOutput() {
  const writes: { text: string; done: Done }[] = [];
  const log = createAccessLog((text, done) => writes.push({ text: text.toString(), done }));
  const nextWrite = async (): Promise<{ text: string; done: Done }> => {
    await expect.poll(() => writes.length).toBeGreaterThan(0);
    return writes.shift()!;
  };
  return { log, writes, nextWrite };
}

const entry = (requestId: string): AccessLogEntry => ({
  time: '2026-11-23T00:00:00.000Z',
  requestId,
  method: 'GET',
  class: 'page',
  status: 200,
  ms: 0.1,
});
const lineOf = (requestId: string): string => `${JSON.stringify(entry(requestId))}\n`;
const errorOf = (code: string): NodeJS.ErrnoException => Object.assign(new Error(code), { code });

test('lines of one moment are written together, further ones after them', async () => {
  const { log, writes, nextWrite } = fakeOutput();
  log.write(entry('a'));
  log.write(entry('b'));
  const first = await nextWrite();
  expect(first.text).toBe(lineOf('a') + lineOf('b'));
  log.write(entry('c'));
  expect(writes).toEqual([]);
  first.done(null, first.text.length);
  expect((await nextWrite()).text).toBe(lineOf('c'));
});

test('what a pipe did not take is written again, and nothing twice', async () => {
  const { log, nextWrite } = fakeOutput();
  log.write(entry('a'));
  const first = await nextWrite();
  first.done(null, 10);
  const second = await nextWrite();
  expect(second.text).toBe(lineOf('a').slice(10));
  second.done(errorOf('EAGAIN'), 0);
  expect((await nextWrite()).text).toBe(second.text);
});

test('lines that nobody reads are dropped beyond a megabyte, and counted', async () => {
  const { log, nextWrite } = fakeOutput();
  const lines = 10_000;
  for (let number = 0; number < lines; number++) log.write(entry('x'.repeat(64)));
  const { text, done } = await nextWrite();
  expect(text.length).toBeLessThanOrEqual(1_000_000);
  expect(log.dropped).toBe(lines - text.length / lineOf('x'.repeat(64)).length);
  done(null, text.length);
  log.write(entry('later'));
  expect((await nextWrite()).text).toBe(lineOf('later'));
});

test('a reader that has gone ends the log, not the site', async () => {
  const { log, writes, nextWrite } = fakeOutput();
  log.write(entry('a'));
  (await nextWrite()).done(errorOf('EPIPE'), 0);
  log.write(entry('b'));
  await log.finish();
  expect([writes, log.dropped]).toEqual([[], 1]);
});

test('it is finished when everything is written', async () => {
  const { log, nextWrite } = fakeOutput();
  log.write(entry('a'));
  let isFinished = false;
  const finished = log.finish().then(() => (isFinished = true));
  const { text, done } = await nextWrite();
  expect(isFinished).toBe(false);
  done(null, text.length);
  await finished;
});

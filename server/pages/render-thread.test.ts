import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { memoryLog } from '../../tests/fakes/memory-log.ts';
import { fakeRenderContext } from '../../tests/fakes/site-parts.ts';
import { temporaryFolder } from '../../tests/harness/temporary-folder.ts';
import { createRenderThread } from './render-thread.ts';
import type { PageContext, RenderJob } from './rendering.ts';

/** A thread that answers with the year of its context and the job's query string, and with the number of contexts it was sent. */
const program = `
import { parentPort, threadId } from 'node:worker_threads';
let context;
let contexts = 0;
parentPort.on('message', (message) => {
  if (message.kind === 'context') {
    context = message.context;
    contexts += 1;
    return;
  }
  const { queryString } = message.job;
  if (queryString === '?end') process.exit(3);
  if (queryString === '?thread') contexts = threadId;
  if (queryString === '?hang') for (;;);
  if (queryString === '?throw') {
    parentPort.postMessage({ kind: 'failed', error: new Error('No such words') });
    return;
  }
  const body = new TextEncoder().encode(context.year + queryString);
  parentPort.postMessage({ kind: 'rendered', page: { status: 200, headers: { contexts }, body } });
});
`;

function renderThread({ text = program, maxJobMs = 30_000, maxIdleMs = 60_000 } = {}) {
  const { folder, remove } = temporaryFolder('thread');
  onTestFinished(remove);
  const file = path.join(folder, 'thread.mjs');
  writeFileSync(file, text);
  const log = memoryLog();
  const thread = createRenderThread({
    file,
    dist: 'dist',
    settings: {
      publicOrigin: 'https://www.example.com',
      noIndex: false,
      defaultLanguage: 'zh',
      pageCacheSeconds: 60,
      widgets: fakeRenderContext().widgets,
      countryRule: undefined,
    },
    log,
    maxJobMs,
    maxIdleMs,
  });
  onTestFinished(() => thread.stop());
  return { thread, log };
}

const contextOf = (year: number): PageContext => {
  const { assets: _, ...context } = fakeRenderContext({ year });
  return context;
};
const context = contextOf(2026);
const jobOf = (queryString: string): RenderJob => ({
  kind: 'page',
  page: { routeName: 'search', language: 'en', audience: 'served' },
  queryString,
});
const textOf = ({ body }: { body: Uint8Array }): string => Buffer.from(body).toString();

test('what the page throws is thrown here, and the thread goes on', async () => {
  const { thread, log } = renderThread();
  await expect(thread.render(jobOf('?throw'), context, 'visitor')).rejects.toThrow('No such words');
  expect(textOf(await thread.render(jobOf('?a'), context, 'visitor'))).toBe('2026?a');
  expect(log.lines).toEqual([]);
});

test('a page that a visitor waits for comes before all others', async () => {
  const { thread } = renderThread();
  const order: string[] = [];
  const ask = async (name: string, urgency: 'visitor' | 'background'): Promise<void> => {
    await thread.render(jobOf(`?${name}`), context, urgency);
    order.push(name);
  };
  await Promise.all([
    ask('first', 'background'),
    ask('second', 'background'),
    ask('third', 'background'),
    ask('visitor', 'visitor'),
  ]);
  expect(order).toEqual(['first', 'visitor', 'second', 'third']);
});

test('each page is rendered in the context that it was asked for in, which is sent when it changes', async () => {
  const { thread } = renderThread();
  const next = contextOf(2027);
  const pages = await Promise.all([
    thread.render(jobOf('?a'), context, 'background'),
    thread.render(jobOf('?b'), context, 'background'),
    thread.render(jobOf('?c'), next, 'background'),
    thread.render(jobOf('?d'), next, 'visitor'),
  ]);
  expect(pages.map(textOf)).toEqual(['2026?a', '2026?b', '2027?c', '2027?d']);
  // 'd' comes before 'b': 2026, 2027, 2026, 2027.
  expect(pages.map(({ headers }) => headers['contexts'])).toEqual([1, 3, 4, 2]);
});

test('nobody waits for a page that is free of visitors', async () => {
  const { thread } = renderThread();
  const events: string[] = [];
  const page = thread
    .render(jobOf('?a'), context, 'visitor')
    .then(() => thread.render(jobOf('?b'), context, 'background'));
  await thread.whenFree().then(() => events.push('free'));
  expect(events).toEqual(['free']);
  await page;
  await thread.whenFree();
});

test('when the thread ends, another renders the page; a page that ends it twice fails, and no other does', async () => {
  const { thread, log } = renderThread();
  const [fatal, waiting] = [
    thread.render(jobOf('?end'), context, 'visitor'),
    thread.render(jobOf('?a'), context, 'visitor'),
  ];
  await expect(fatal).rejects.toThrow('ended with 3');
  expect(textOf(await waiting)).toBe('2026?a');
  expect(log.lines.map(({ message }) => message)).toEqual(
    Array(2).fill('The thread that renders pages ended'),
  );
});

test('a page that does not end is given up', async () => {
  const { thread } = renderThread({ maxJobMs: 1500 });
  const endless = thread.render(jobOf('?hang'), context, 'background');
  await expect(endless).rejects.toThrow('ended with 1');
  expect(textOf(await thread.render(jobOf('?a'), context, 'visitor'))).toBe('2026?a');
});

test('a thread that cannot start fails the pages that wait for it', async () => {
  const { thread } = renderThread({ text: 'throw new Error("No fonts")' });
  await expect(thread.render(jobOf('?a'), context, 'visitor')).rejects.toThrow('No fonts');
  await expect(thread.render(jobOf('?b'), context, 'visitor')).rejects.toThrow('No fonts');
  await thread.whenFree();
});

test('a thread without work is ended, and another takes its place', async () => {
  const { thread, log } = renderThread({ maxIdleMs: 50 });
  const threadOf = async (): Promise<unknown> =>
    (await thread.render(jobOf('?thread'), context, 'visitor')).headers['contexts'];
  const first = await threadOf();
  // Each question keeps the thread for another moment: the next one comes later than that.
  await expect.poll(threadOf, { interval: 200 }).not.toBe(first);
  expect(log.lines).toEqual([]);
});

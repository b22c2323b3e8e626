// @ts-check
/** Measures the time from a key to the frame that shows its result. */

/** @typedef {{ tookMs: number; text: string }} Keystroke from the key event to its painted result; the input's text by then */

/**
 * Makes the page record its keystrokes from now on.
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<{ take: () => Promise<Keystroke[]> }>} take: returns what was recorded since the last call
 */
export async function recordKeystrokes(page) {
  await page.evaluate(() => {
    /** @type {Keystroke[]} */
    const keystrokes = [];
    Object.assign(globalThis, { keystrokes });
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        performance.mark('key');
        // A message posted in an animation frame arrives right after that frame is painted.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => {
            performance.mark('painted');
            keystrokes.push({
              tookMs: performance.now() - timeStamp,
              text: document.querySelector('input')?.value ?? '',
            });
          });
          port1.start();
          port2.postMessage('painted');
        });
      },
      { capture: true },
    );
  });
  return {
    take: () => page.evaluate(() => /** @type {any} */ (globalThis).keystrokes.splice(0)),
  };
}

/**
 * @typedef {{ name: string; ph: string; ts: number; dur?: number; tdur?: number; pid: number; tid: number }} TraceEvent
 */

/**
 * Chromium's trace events during an action.
 * @param {import('@playwright/test').CDPSession} session @param {() => Promise<void>} action
 * @returns {Promise<TraceEvent[]>}
 */
async function traceEvents(session, action) {
  /** @type {TraceEvent[]} */
  const events = [];
  const collect = (/** @type {{ value: any[] }} */ { value }) => void events.push(...value);
  session.on('Tracing.dataCollected', collect);
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'blink.user_timing'] },
  });
  await action();
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  return events;
}

/**
 * The processor time of the page's main thread from each key to its painted result. Unlike wall-clock time, it does not
 * depend on the machine's other work. Needs `recordKeystrokes`.
 * @param {import('@playwright/test').CDPSession} session @param {() => Promise<void>} type
 * @returns {Promise<number[]>} milliseconds
 */
export async function keystrokeProcessorTimes(session, type) {
  const events = await traceEvents(session, type);
  const marks = (/** @type {string} */ name) =>
    events
      .filter((event) => event.name === name && event.ph !== 'M')
      .toSorted((a, b) => a.ts - b.ts);
  const [keys, painted] = [marks('key'), marks('painted')];
  const thread = keys[0];
  const tasks = events.filter(
    ({ name, pid, tid, tdur }) =>
      name.endsWith('RunTask') && pid === thread?.pid && tid === thread.tid && tdur !== undefined,
  );
  if (keys.length === 0 || tasks.length === 0)
    throw new Error('The browser’s trace contains no keystrokes');
  return keys.flatMap(({ ts }) => {
    const end = painted.find((mark) => mark.ts > ts)?.ts;
    if (end === undefined) return [];
    return [
      tasks
        .filter((task) => task.ts + (task.dur ?? 0) > ts && task.ts < end)
        .reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0),
    ];
  });
}

/** With what one step adds, and on a processor four times slower, below the 50 ms of a long task. */
const sliceMs = 8;

const pause = (): Promise<unknown> =>
  'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve));

/** Runs a generator in short slices, between which the browser answers keys and clicks. */
export async function runInSlices<Result>(steps: Generator<undefined, Result>): Promise<Result> {
  for (;;) {
    const endMs = performance.now() + sliceMs;
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < endMs);
    await pause();
  }
}

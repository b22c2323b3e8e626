import { Worker, type ResourceLimits } from 'node:worker_threads';
import { minuteMs } from '../../core/util/durations.ts';
import { messageOf } from '../../core/util/error-message.ts';
import type { Log } from '../log.ts';
import type { UncompressedPage } from './page-renderer.ts';
import { renderSettingsOf, type RenderSettings } from './render-settings.ts';
import type { PageContext, Rendering, RenderJob } from './rendering.ts';

/** What the thread knows from its start (`workerData`). */
export interface RenderThreadData {
  /** The build's folder. */
  dist: string;
  settings: RenderSettings;
}

/** To the thread: one job at a time, each answered by one result. */
export type ToRenderThread =
  /** For the jobs that follow. */
  { kind: 'context'; context: PageContext } | { kind: 'render'; job: RenderJob };

export type RenderResult =
  | { kind: 'rendered'; page: UncompressedPage }
  | { kind: 'failed'; error: unknown };

export interface RenderThread extends Rendering {
  stop(): Promise<void>;
}

export interface RenderThreadOptions {
  /** The program of the thread. */
  file: string;
  dist: string;
  settings: RenderSettings;
  log: Log;
  /** Beyond it the thread is ended, and a new one takes its place. */
  maxJobMs?: number;
  /** Without a job for this long, the thread is ended: it holds as much memory as everything else together. */
  maxIdleMs?: number;
}

/** A page takes 5 to 10 ms, and a search after a change some hundred. */
const defaultMaxJobMs = 30_000;
const defaultMaxIdleMs = minuteMs;
/** A job is given up when the thread has ended during it this many times: another page may render well. */
const maxAttempts = 2;
/** Beyond it the thread ends with an error, and not the whole process. */
const resourceLimits: ResourceLimits = {
  maxOldGenerationSizeMb: 256,
  maxYoungGenerationSizeMb: 6,
};

interface WaitingJob {
  job: RenderJob;
  context: PageContext;
  urgency: 'visitor' | 'background';
  attempts: number;
  resolve: (page: UncompressedPage) => void;
  reject: (error: unknown) => void;
}

/**
 * Renders in a thread of its own, one job after another, so that this one goes on answering. The thread starts with its first
 * job. If it ends, the next job starts another.
 */
export function createRenderThread({
  file,
  dist,
  settings,
  log,
  maxJobMs = defaultMaxJobMs,
  maxIdleMs = defaultMaxIdleMs,
}: RenderThreadOptions): RenderThread {
  const data: RenderThreadData = { dist, settings: renderSettingsOf(settings) };
  const waiting: Record<WaitingJob['urgency'], WaitingJob[]> = { visitor: [], background: [] };
  let current: WaitingJob | undefined;
  let jobTimer: NodeJS.Timeout | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let worker: Worker | undefined;
  /** The context that the thread has. */
  let known: PageContext | undefined;
  const waitingForFree: (() => void)[] = [];

  function startWorker(): Worker {
    const started = new Worker(file, { workerData: data, resourceLimits });
    let cause: unknown;
    started.unref();
    started.on('message', finish);
    started.on('error', (error) => (cause = error));
    started.on('exit', (code) => {
      if (worker !== started) return;
      worker = undefined;
      known = undefined;
      const reason = cause ?? new Error(`The thread that renders pages ended with ${code}`);
      log.error('The thread that renders pages ended', { error: messageOf(reason) });
      retry(reason);
    });
    return started;
  }

  function retry(reason: unknown): void {
    const interrupted = release();
    if (interrupted && interrupted.attempts < maxAttempts)
      waiting[interrupted.urgency].unshift(interrupted);
    else interrupted?.reject(reason);
    startNext();
  }

  function release(): WaitingJob | undefined {
    const released = current;
    clearTimeout(jobTimer);
    current = undefined;
    return released;
  }

  function finish(result: RenderResult): void {
    const done = release();
    if (result.kind === 'rendered') done?.resolve(result.page);
    else done?.reject(result.error);
    startNext();
  }

  /** Not logged: nothing waits for it. */
  async function endWorker(): Promise<void> {
    const ended = worker;
    worker = undefined;
    known = undefined;
    await ended?.terminate();
  }

  const isFree = (): boolean => current?.urgency !== 'visitor' && waiting.visitor.length === 0;

  function startNext(): void {
    if (isFree()) for (const resolve of waitingForFree.splice(0)) resolve();
    if (current) return;
    const next = waiting.visitor.shift() ?? waiting.background.shift();
    clearTimeout(idleTimer);
    if (!next) {
      idleTimer = setTimeout(() => void endWorker(), maxIdleMs).unref();
      return;
    }
    current = next;
    next.attempts += 1;
    jobTimer = setTimeout(() => void worker?.terminate(), maxJobMs).unref();
    try {
      worker ??= startWorker();
      if (next.context !== known) send(worker, { kind: 'context', context: next.context });
      known = next.context;
      send(worker, { kind: 'render', job: next.job });
    } catch (error) {
      release()?.reject(error);
      startNext();
    }
  }

  const send = (target: Worker, message: ToRenderThread): void => target.postMessage(message, []);

  return {
    render(job, context, urgency) {
      const { promise, resolve, reject } = Promise.withResolvers<UncompressedPage>();
      waiting[urgency].push({ job, context, urgency, attempts: 0, resolve, reject });
      startNext();
      return promise;
    },
    whenFree: () =>
      isFree()
        ? Promise.resolve()
        : new Promise((resolve) => {
            waitingForFree.push(resolve);
          }),
    stop: endWorker,
  };
}

import { write as writeToFile } from 'node:fs';

/** One answered request. Nothing in it says who asked, and nothing was typed by a visitor. */
export interface AccessLogEntry {
  time: string;
  requestId: string;
  traceId?: string | undefined;
  method: string;
  class: string;
  /** Only of what the site knows. */
  path?: string | undefined;
  status: number;
  /** Of the body; undefined if it was broken off. */
  bytes?: number | undefined;
  ms: number;
  encoding?: string | undefined;
  /** The client went away before the response was sent. */
  aborted?: true | undefined;
}

/** Of lines that wait for a reader that is too slow. */
const maxWaitingBytes = 1_000_000;
const retryMs = 50;

type Write = (
  text: Buffer,
  done: (error: NodeJS.ErrnoException | null, bytes: number) => void,
) => void;

const writeToStandardOutput: Write = (text, done) => writeToFile(1, text, done);

export interface AccessLog {
  write(entry: AccessLogEntry): void;
  /** Lines that nobody read in time. */
  readonly dropped: number;
  /** Resolves when everything is written. */
  finish(): Promise<void>;
}

/**
 * Writes one JSON object per line to standard output. Lines of one moment are written together and never waited for:
 * `process.stdout` would stop the whole site while whoever reads it is busy.
 */
export function createAccessLog(write: Write = writeToStandardOutput): AccessLog {
  let waiting: string[] = [];
  let waitingBytes = 0;
  let isWriting = false;
  let isClosed = false;
  let dropped = 0;
  const finishing: (() => void)[] = [];

  function flush(): void {
    if (waiting.length === 0) {
      isWriting = false;
      for (const resolve of finishing.splice(0)) resolve();
      return;
    }
    const text = Buffer.from(waiting.join(''));
    waiting = [];
    send(text);
  }

  function send(text: Buffer): void {
    write(text, (error, bytes) => {
      if (error?.code === 'EAGAIN') {
        setTimeout(() => send(text), retryMs).unref();
        return;
      }
      if (error) {
        // Its reader is gone for good, and the site does not end with it.
        isClosed = true;
        waiting = [];
        flush();
        return;
      }
      waitingBytes -= bytes;
      if (bytes < text.byteLength) send(text.subarray(bytes));
      else flush();
    });
  }

  return {
    write(entry) {
      const line = `${JSON.stringify(entry)}\n`;
      if (isClosed || waitingBytes + line.length > maxWaitingBytes) {
        dropped += 1;
        return;
      }
      waiting.push(line);
      // Everything in an entry is ASCII.
      waitingBytes += line.length;
      if (isWriting) return;
      isWriting = true;
      setImmediate(flush);
    },
    get dropped() {
      return dropped;
    },
    finish() {
      if (!isWriting) return Promise.resolve();
      const { promise, resolve } = Promise.withResolvers<void>();
      finishing.push(resolve);
      return promise;
    },
  };
}

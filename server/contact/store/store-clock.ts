import type { Log } from '../../log.ts';
import { maxClockGapMs, noteIntervalMs } from '../limits.ts';
import type { ClockNotes } from './clock-notes.ts';

export const isFarFrom = (one: Date, other: Date): boolean =>
  Math.abs(one.getTime() - other.getTime()) > maxClockGapMs;

/** The clock by which messages are timestamped, retried, given up and deleted. */
export interface StoreClock {
  /** The machine's time; while that is doubted, the time that a running site last noted plus what has elapsed since. */
  now(): Date;
  readonly isDoubted: boolean;
  /** Compares the machine's clock with the store, and records the time there. @throws when the store does not respond */
  follow(): Promise<void>;
  /** Resolves once the clock has been compared with the store. @throws when the store does not respond */
  ready(): Promise<void>;
}

interface StoreClockOptions {
  notes: ClockNotes;
  log: Log;
  now?: () => Date;
  /** A monotonic clock: its zero is arbitrary. */
  elapsedMs?: () => number;
}

export function createStoreClock({
  notes,
  log,
  now: machineNow = () => new Date(),
  elapsedMs = () => performance.now(),
}: StoreClockOptions): StoreClock {
  /** A time known to be right, and the monotonic clock's reading at that moment. */
  let anchor: { timeMs: number; atMs: number } | undefined;
  let wasDoubted = false;

  const setAnchor = (time: Date): void =>
    void (anchor = { timeMs: time.getTime(), atMs: elapsedMs() });

  function read(): { time: Date; isDoubted: boolean } {
    const machine = machineNow();
    if (!anchor) return { time: machine, isDoubted: false };
    const expected = new Date(anchor.timeMs + elapsedMs() - anchor.atMs);
    return isFarFrom(machine, expected)
      ? { time: expected, isDoubted: true }
      : { time: machine, isDoubted: false };
  }

  async function noteDoubt(machine: Date, time: Date): Promise<void> {
    log.error(
      'The clock is far from the time that the site last noted: nothing is given up or deleted. Correct the clock, or, if it is right, run npm run messages -- accept-clock',
      { clock: machine.toISOString(), expected: time.toISOString() },
    );
    await notes.beginDoubt(time);
  }

  async function noteTrust(): Promise<void> {
    log.info('The clock agrees with the contact messages again');
    await notes.endDoubt();
  }

  async function follow(): Promise<void> {
    const { notedTime, hasMessages } = await notes.readClock();
    const machine = machineNow();
    // Without messages there is nothing to lose; and the operator's command writes the machine's time into the store.
    const agrees = !notedTime || !hasMessages || !isFarFrom(machine, notedTime);
    if (!anchor && notedTime && !agrees) setAnchor(notedTime);
    if (agrees || !read().isDoubted) setAnchor(machine);
    const { time, isDoubted } = read();
    if (isDoubted !== wasDoubted) await (isDoubted ? noteDoubt(machine, time) : noteTrust());
    wasDoubted = isDoubted;
    if (!notedTime || Math.abs(time.getTime() - notedTime.getTime()) >= noteIntervalMs)
      await notes.noteTime(time, notedTime);
  }

  return {
    now: () => read().time,
    get isDoubted() {
      return read().isDoubted;
    },
    follow,
    ready: () => (anchor ? Promise.resolve() : follow()),
  };
}

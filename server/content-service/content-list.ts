import type { ReadList } from './list-reader.ts';

/** A row that the site cannot show. */
export interface InvalidRow {
  /** In the whole list, from 0. */
  index: number;
  /** Empty if the row is not an object. */
  field: string;
  problem: string;
}

/** A whole list, without its invalid rows. */
export interface CheckedList<Value> {
  value: Value;
  invalid: InvalidRow[];
  /** Findings that the pages leave out although the rows are valid, each as a sentence for the log and `/readyz`. */
  notShown?: string[];
}

/** Everything the site needs to read, cache and serve one list of the content service. */
export interface ContentList<Value> {
  /** In URLs (`/api/<name>`), files on disk, the log and `/readyz`. */
  name: string;
  /** @throws {ContentFetchError} if the list is not complete, or all of its rows are invalid */
  read: (readList: ReadList) => Promise<CheckedList<Value>>;
  /** For the log, where it is specified. */
  failureMessage?: string;
}

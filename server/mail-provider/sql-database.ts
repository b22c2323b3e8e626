export type SqlValue = string | number | null;
export type SqlRow = Record<string, unknown>;

/** What the outbox needs of a database. Statements are the same for every one: parameters are `$1`, `$2` …, times are ISO texts. */
export interface SqlDatabase {
  /**
   * One statement, done wholly or not at all; what it wrote is on the disk when it resolves.
   * @throws when it could not be done
   */
  query(sql: string, values?: readonly SqlValue[]): Promise<SqlRow[]>;
  /** Ends a query for rows to change: rows that another worker is taking are passed over. */
  readonly skipLocked: string;
  /** After rows were deleted: their words leave the disk, too. */
  eraseDeleted(): Promise<void>;
  close(): Promise<void>;
}

export type SqlValue = string | number | null;
export type SqlRow = Record<string, unknown>;

/** What the contact store needs of a database. All get the same statements: parameters are `$1`, `$2` …, times ISO 8601 text. */
export interface SqlDatabase {
  /**
   * Runs one statement atomically. It resolves once the changes are on disk.
   * @throws when the statement fails
   */
  query(sql: string, values?: readonly SqlValue[]): Promise<SqlRow[]>;
  /** SQL that ends a SELECT, so that it skips rows that another worker has locked. */
  readonly skipLocked: string;
  /** Erases the remains of deleted rows from the disk. */
  eraseDeleted(): Promise<void>;
  close(): Promise<void>;
}

export type Query = SqlDatabase['query'];

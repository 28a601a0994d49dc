/**
 * A value that SQLite and PostgreSQL store unchanged. Flags are 0 and 1, times are epoch
 * milliseconds.
 */
export type SqlValue = string | number | null

/** SQL with `?` for parameters, in the dialect common to SQLite and PostgreSQL. */
export interface Sql {
  all<Row>(sql: string, parameters?: readonly SqlValue[]): Promise<readonly Row[]>
  get<Row>(sql: string, parameters?: readonly SqlValue[]): Promise<Row | undefined>
  /** Returns the number of rows written or deleted. */
  run(sql: string, parameters?: readonly SqlValue[]): Promise<number>
  /**
   * Notifies the listeners of `topic` on every server of the database, after the commit of a
   * transaction. A payload is an id of at most 7,900 bytes, never health data.
   */
  notify(topic: string, payload: string): Promise<void>
}

/** Receives a payload, or null when notifications may be lost and the data must be read again. */
export type NoticeListener = (payload: string | null) => void

/**
 * The database of the mock server. It is asynchronous so that a remote database can replace SQLite.
 */
export interface Store extends Sql {
  /**
   * Runs `work` in a serializable transaction; it may run more than once, so it must have no other
   * side effects. `locking` is for work on rows that it locks: each statement sees the commits
   * before it.
   */
  transaction<T>(work: (sql: Sql) => Promise<T>, kind?: 'serial' | 'locking'): Promise<T>
  /** Runs `work` while no other server runs work of the same name. */
  alone<T>(what: string, work: () => Promise<T>): Promise<T>
  /** Runs `work` after the commit: at once, except within a transaction (`storeWithin`). */
  afterCommit(work: () => Promise<void>): Promise<void>
  /** Receives the notifications of `topic` until the returned function is called. */
  listen(topic: string, heard: NoticeListener): Promise<() => Promise<void>>
  /** Rejects with the reason when the database is unavailable. */
  check(): Promise<void>
  close(): Promise<void>
}

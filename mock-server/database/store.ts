/**
 * A value that both SQLite and PostgreSQL take and give back unchanged. Flags are 0 and 1, times
 * are epoch milliseconds.
 */
export type SqlValue = string | number | null

/** SQL with `?` for each parameter, in the dialect that SQLite and PostgreSQL share. */
export interface Sql {
  all<Row>(sql: string, parameters?: readonly SqlValue[]): Promise<readonly Row[]>
  get<Row>(sql: string, parameters?: readonly SqlValue[]): Promise<Row | undefined>
  /** How many rows were written or removed. */
  run(sql: string, parameters?: readonly SqlValue[]): Promise<number>
  /**
   * Tells who listens to `topic`, on every server that shares the database. In a transaction it is
   * told when that is committed, and not at all when it is undone. A payload is a hint (an id) of
   * at most 7,900 bytes, never health data.
   */
  notify(topic: string, payload: string): Promise<void>
}

/**
 * Called with what was notified; with null when something may have been missed, so that the
 * database is to be read again.
 */
export type NoticeListener = (payload: string | null) => void

/**
 * The sandbox's memory. Asynchronous although SQLite is not, so that a server database can stand in
 * its place.
 */
export interface Store extends Sql {
  /**
   * All of `work` or nothing of it, and as if no other transaction ran at the same time. To that
   * end it may be run again from its start: beside what it asks of `sql` it must have no effects.
   * `locking` is for work that is right already when the rows that it changes are its own until it
   * ends: each statement then sees what was committed before it.
   */
  transaction<T>(work: (sql: Sql) => Promise<T>, kind?: 'serial' | 'locking'): Promise<T>
  /** Does `work` while no other server that shares the database does something of the same name. */
  alone<T>(what: string, work: () => Promise<T>): Promise<T>
  /**
   * Hears of every `notify` of the topic from now on, until the function that it gives back is
   * called.
   */
  listen(topic: string, heard: NoticeListener): Promise<() => Promise<void>>
  /** Rejects with why the database cannot be asked. */
  check(): Promise<void>
  close(): Promise<void>
}

/** A value that both SQLite and PostgreSQL take and give back unchanged. Flags are 0 and 1, times are epoch milliseconds. */
export type SqlValue = string | number | null

/** SQL with `?` for each parameter, in the dialect that SQLite and PostgreSQL share. */
export interface Sql {
  all<Row>(sql: string, parameters?: readonly SqlValue[]): Promise<readonly Row[]>
  get<Row>(sql: string, parameters?: readonly SqlValue[]): Promise<Row | undefined>
  /** How many rows were written or removed. */
  run(sql: string, parameters?: readonly SqlValue[]): Promise<number>
}

/** The sandbox's memory. Asynchronous although SQLite is not, so that a server database can stand in its place. */
export interface Store extends Sql {
  /** All of `work` or nothing of it; no other statement of this process runs in between. */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>
  close(): Promise<void>
}

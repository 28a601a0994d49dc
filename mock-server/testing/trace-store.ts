import type { Sql, Store } from '../database/store.ts'

/** The tables that statements read and write; a member's fact counts as a table of its own. */
export type TouchedTables = {
  readonly read: ReadonlySet<string>
  readonly written: ReadonlySet<string>
}

const TABLE = /\b(?:FROM|JOIN|INTO|UPDATE)\s+(?!SET\b)([a-z_]+)/gi

/** Bookkeeping and sessions: no answer shows them. */
const unseen = new Set(
  'locks audit mails idempotency_keys asks families access_tokens refresh_tokens sign_in_attempts tickets'.split(
    ' ',
  ),
)
/** Locks a row, because SQLite has no SELECT FOR UPDATE. */
const NO_CHANGE = /\bSET (\w+) = \1 WHERE/i

const tablesOf = (sql: string, parameters: readonly unknown[]): readonly string[] =>
  [...sql.matchAll(TABLE)].flatMap(([, table = '']) => {
    if (table !== 'facts') return unseen.has(table) ? [] : [table]
    const names = parameters.filter(
      (each): each is string => typeof each === 'string' && /^[a-zA-Z0-9]+$/.test(each),
    )
    return names.length === 0 ? ['facts'] : names.map((name) => `facts ${name}`)
  })

/** Changes a store so that it reports which tables the statements during some work touch. */
export function traceStore(store: Store): (work: () => Promise<unknown>) => Promise<TouchedTables> {
  let read = new Set<string>()
  let written = new Set<string>()
  const note = (sql: string, parameters: readonly unknown[] = []): void => {
    const isWrite = /^\s*(INSERT|UPDATE|DELETE)/i.test(sql) && !NO_CHANGE.test(sql)
    for (const table of tablesOf(sql, parameters)) (isWrite ? written : read).add(table)
  }
  const traced = <Part extends Sql>(sql: Part): Part => ({
    ...sql,
    all: (text, parameters) => (note(text, parameters), sql.all(text, parameters)),
    get: (text, parameters) => (note(text, parameters), sql.get(text, parameters)),
    run: (text, parameters) => (note(text, parameters), sql.run(text, parameters)),
  })
  const { transaction } = store
  Object.assign(store, traced({ ...store }), {
    transaction: (work: (sql: Sql) => Promise<unknown>, kind?: 'serial' | 'locking') =>
      transaction((sql) => work(traced(sql)), kind),
  })
  return async (work) => {
    read = new Set()
    written = new Set()
    await work()
    const touched = { read, written }
    // Later statements belong to other work.
    read = new Set()
    written = new Set()
    return touched
  }
}

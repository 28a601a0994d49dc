import { AsyncLocalStorage } from 'node:async_hooks'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLOutputValue, type StatementSync } from 'node:sqlite'
import { diskFailure } from './disk-failure.ts'
import type { Sql, SqlValue, Store } from './store.ts'
import { assertNoticeSize, Topics } from './topics.ts'

/** A statement with the names of its columns. */
type Prepared = { readonly statement: StatementSync; readonly columns: readonly string[] }

/**
 * Makes an object of a row that comes as an array. Those that Node makes have no prototype, and
 * reading their columns takes many times as long.
 */
const rowOf = (values: readonly SQLOutputValue[], columns: readonly string[]): object => {
  const row: Record<string, SQLOutputValue> = {}
  for (let index = 0; index < columns.length; index++) row[columns[index]!] = values[index]!
  return row
}

const sqlOf = (database: DatabaseSync): Omit<Sql, 'notify'> => {
  const statements = new Map<string, Prepared>()
  const prepare = (sql: string): Prepared => {
    const known = statements.get(sql)
    if (known) return known
    const statement = database.prepare(sql)
    statement.setReturnArrays(true)
    const made = { statement, columns: statement.columns().map(({ name }) => name) }
    statements.set(sql, made)
    return made
  }
  return {
    // The statement defines the shape of the rows. With `setReturnArrays` a row is an array, which
    // the types of Node do not say.
    all: async <Row>(sql: string, parameters: readonly SqlValue[] = []) => {
      const { statement, columns } = prepare(sql)
      const rows = statement.all(...parameters) as unknown as readonly SQLOutputValue[][]
      return rows.map((row) => rowOf(row, columns) as Row)
    },
    get: async <Row>(sql: string, parameters: readonly SqlValue[] = []) => {
      const { statement, columns } = prepare(sql)
      const row = statement.get(...parameters) as unknown as SQLOutputValue[] | undefined
      return row && (rowOf(row, columns) as Row)
    },
    run: async (sql, parameters = []) => {
      try {
        return Number(prepare(sql).statement.run(...parameters).changes)
      } catch (error) {
        throw diskFailure(error)
      }
    },
  }
}

/**
 * Opens the SQLite file at `path`, creating it and its folders; `:memory:` stays in the process.
 * Other processes may use the file but receive no notifications.
 */
export function openSqlite(path: string): Store {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true })
  const database = new DatabaseSync(path, { timeout: 5000, enableForeignKeyConstraints: true })
  // Committed data survives the end of the process but maybe not a power cut. This halves the time
  // to copy a member.
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; PRAGMA wal_autocheckpoint = 4000; PRAGMA cache_size = -8000',
  )
  const sql = sqlOf(database)
  const topics = new Topics()
  let last: Promise<unknown> = Promise.resolve()
  let busy = 0
  const inside = new AsyncLocalStorage<{ isOpen: boolean }>()
  const assertOutside = (): void => {
    if (inside.getStore()?.isOpen === true)
      throw new Error(
        'A transaction uses the store that it is of, and would wait for itself. Use the store of the call.',
      )
  }

  // A statement outside a transaction waits for running transactions, so that it does not join one.
  const turn = async <T>(work: () => Promise<T>): Promise<T> => {
    assertOutside()
    if (busy > 0) await last.catch(() => undefined)
    return work()
  }

  const transact = async <T>(work: (sql: Sql) => Promise<T>): Promise<T> => {
    const notices: { readonly topic: string; readonly payload: string }[] = []
    const notify = async (topic: string, payload: string): Promise<void> => {
      assertNoticeSize(topic, payload)
      notices.push({ topic, payload })
    }
    database.exec('BEGIN IMMEDIATE')
    const mine = { isOpen: true }
    try {
      const result = await inside.run(mine, () => work({ ...sql, notify }))
      database.exec('COMMIT')
      for (const { topic, payload } of notices) topics.tell(topic, payload)
      return result
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK')
      throw diskFailure(error)
    } finally {
      mine.isOpen = false
    }
  }

  return {
    all: (text, parameters) => turn(() => sql.all(text, parameters)),
    get: (text, parameters) => turn(() => sql.get(text, parameters)),
    run: (text, parameters) => turn(() => sql.run(text, parameters)),
    notify: async (topic, payload) => {
      assertNoticeSize(topic, payload)
      topics.tell(topic, payload)
    },
    listen: async (topic, heard) => {
      const leave = topics.add(topic, heard)
      return async () => leave()
    },
    transaction: async (work) => {
      assertOutside()
      busy++
      const mine = last
        .catch(() => undefined)
        .then(() => transact(work))
        .finally(() => busy--)
      last = mine
      return mine
    },
    // SQLite already serializes transactions of all processes.
    alone: (_what, work) => work(),
    afterCommit: (work) => work(),
    check: async () => void (await turn(() => sql.get('SELECT 1'))),
    close: async () => {
      await last.catch(() => undefined)
      database.close()
    },
  }
}

import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { Sql, SqlValue, Store } from './store.ts'
import { assertNoticeSize, Topics } from './topics.ts'

const sqlOf = (database: DatabaseSync): Omit<Sql, 'notify'> => {
  const statements = new Map<string, StatementSync>()
  const prepare = (sql: string): StatementSync => {
    const known = statements.get(sql)
    if (known) return known
    const made = database.prepare(sql)
    statements.set(sql, made)
    return made
  }
  return {
    // The rows' shape is what the statement selects; only its author knows it.
    all: async <Row>(sql: string, parameters: readonly SqlValue[] = []) =>
      prepare(sql).all(...parameters) as Row[],
    get: async <Row>(sql: string, parameters: readonly SqlValue[] = []) =>
      prepare(sql).get(...parameters) as Row | undefined,
    run: async (sql, parameters = []) => Number(prepare(sql).run(...parameters).changes),
  }
}

/**
 * Opens (and makes, folders too) the SQLite file at `path`; `:memory:` keeps it in this process.
 * Another process may use the file at the same time, but hears no notices of this one.
 */
export function openSqlite(path: string): Store {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true })
  const database = new DatabaseSync(path, { timeout: 5000, enableForeignKeyConstraints: true })
  // What was committed survives the end of this process, however it ends. A power cut it may not,
  // which a sandbox can bear and which makes a member's copy half as dear.
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; PRAGMA wal_autocheckpoint = 4000; PRAGMA cache_size = -8000',
  )
  const sql = sqlOf(database)
  const topics = new Topics()
  let last: Promise<unknown> = Promise.resolve()
  let busy = 0

  // A statement from outside waits for the transactions before it, else it would become part of
  // one.
  const turn = async <T>(work: () => Promise<T>): Promise<T> => {
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
    try {
      const result = await work({ ...sql, notify })
      database.exec('COMMIT')
      for (const { topic, payload } of notices) topics.tell(topic, payload)
      return result
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK')
      throw error
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
    transaction: (work) => {
      busy++
      const mine = last
        .catch(() => undefined)
        .then(() => transact(work))
        .finally(() => busy--)
      last = mine
      return mine
    },
    // Its transactions follow one another already, those of other processes included.
    alone: (_what, work) => work(),
    check: async () => void (await turn(() => sql.get('SELECT 1'))),
    close: async () => {
      await last.catch(() => undefined)
      database.close()
    },
  }
}

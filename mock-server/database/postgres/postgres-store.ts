import pg from 'pg'
import { StoreUnavailable } from '../store-unavailable.ts'
import type { Sql, SqlValue, Store } from '../store.ts'
import { assertNoticeSize } from '../topics.ts'
import { statementOf } from './dialect.ts'
import { isBroken, mustRunAgain, asStoreUnavailable } from './connection-failures.ts'
import { Listener } from './listener.ts'
import { placeOf, poolSettingsOf, settingsOf } from './postgres-settings.ts'

/** Connections per server for statements; the listener has one more. */
const CONNECTIONS = 8
/** Time limit for retries of a conflicting transaction, and the longest pause between them. */
const PATIENCE_MS = 8000
const PAUSE_MS = 100
/** Time limit for the wait while another server migrates or creates the members. */
const ALONE_MS = 120_000

/** PostgreSQL text holds every character except NUL. */
const asText = (value: SqlValue): SqlValue =>
  typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Opens the PostgreSQL database at `url` with the first query. `say` receives an event when the
 * database is lost and when it is back.
 */
export function openPostgres(url: string, say: (event: string, why: string) => void): Store {
  const place = placeOf(url)
  const settings = settingsOf(url)
  // A sequential scan would conflict with every other write to the table.
  const pool = new pg.Pool({
    ...poolSettingsOf(settings),
    max: CONNECTIONS,
    onConnect: async (client) => void (await client.query('SET enable_seqscan = off')),
  })
  // The pool replaces a broken idle connection; without these handlers the process would end.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const listener = new Listener(settings, place, say)

  const once = async <T>(
    work: (client: pg.PoolClient) => Promise<T>,
    mayRepeat: () => boolean,
  ): Promise<{ readonly value: T } | 'broken'> => {
    const client = await pool.connect().catch((error: unknown) => {
      throw asStoreUnavailable(error, place)
    })
    let isLost = false
    try {
      return { value: await work(client) }
    } catch (error) {
      const failure = asStoreUnavailable(error, place)
      isLost = failure instanceof StoreUnavailable
      if (isBroken(error) && mayRepeat()) return 'broken'
      throw failure
    } finally {
      client.release(isLost)
    }
  }

  // A pooled connection may turn out to be broken before the statement ran, so the next one is
  // tried.
  const withClient = async <T>(
    work: (client: pg.PoolClient) => Promise<T>,
    mayRepeat: () => boolean = () => false,
  ): Promise<T> => {
    for (let spare = CONNECTIONS; ; spare--) {
      const done = await once(work, () => spare > 0 && mayRepeat())
      if (done !== 'broken') return done.value
    }
  }

  const sqlOf = (client: pg.PoolClient): Sql => {
    const ask = (sql: string, parameters: readonly SqlValue[] = []) =>
      client.query<pg.QueryResultRow>({ ...statementOf(sql), values: parameters.map(asText) })
    return {
      // The statement defines the shape of the rows.
      all: async <Row>(sql: string, parameters?: readonly SqlValue[]) =>
        (await ask(sql, parameters)).rows as Row[],
      get: async <Row>(sql: string, parameters?: readonly SqlValue[]) =>
        (await ask(sql, parameters)).rows[0] as Row | undefined,
      run: async (sql, parameters) => (await ask(sql, parameters)).rowCount ?? 0,
      notify: async (topic, payload) => {
        assertNoticeSize(topic, payload)
        await client.query('SELECT pg_notify(current_schema(), $1)', [
          JSON.stringify([topic, payload]),
        ])
      },
    }
  }

  const transact = (begin: string, work: (sql: Sql) => Promise<unknown>) => {
    let hasBegun = false
    return withClient(
      async (client) => {
        await client.query(begin)
        hasBegun = true
        try {
          const result = await work(sqlOf(client))
          // After a failed statement COMMIT rolls back and reports success.
          if ((await client.query('COMMIT')).command !== 'COMMIT')
            throw new Error('a statement of the transaction failed, but the error was caught')
          return result
        } catch (error) {
          await client.query('ROLLBACK').catch(() => undefined)
          throw error
        }
      },
      () => !hasBegun,
    )
  }

  const transaction = async <T>(
    work: (sql: Sql) => Promise<T>,
    kind: 'serial' | 'locking' = 'serial',
  ): Promise<T> => {
    const begin = `BEGIN ISOLATION LEVEL ${kind === 'serial' ? 'SERIALIZABLE' : 'READ COMMITTED'}`
    const deadline = performance.now() + PATIENCE_MS
    for (let attempt = 0; ; attempt++) {
      try {
        return (await transact(begin, work)) as T
      } catch (error) {
        if (!mustRunAgain(error)) throw error
        if (performance.now() > deadline) throw new StoreUnavailable('the database is too busy')
        // A random pause keeps conflicting transactions from meeting again.
        await pause(Math.random() * Math.min(PAUSE_MS, 4 * 2 ** attempt))
      }
    }
  }

  const alone: Store['alone'] = (what, work) =>
    withClient(async (client) => {
      await client.query('BEGIN')
      try {
        await client.query(
          `SET LOCAL statement_timeout = ${ALONE_MS}; SET LOCAL lock_timeout = ${ALONE_MS}; SET LOCAL idle_in_transaction_session_timeout = 0`,
        )
        const patient = {
          text: 'SELECT pg_advisory_xact_lock(hashtextextended(current_schema() || $1, 0))',
          values: [what],
          query_timeout: ALONE_MS,
        }
        await client.query(patient)
        return await work()
      } finally {
        await client.query('ROLLBACK').catch(() => undefined)
      }
    })

  const isRead = (sql: string) => () => /^\s*SELECT\b/i.test(sql)

  return {
    all: (sql, parameters) =>
      withClient((client) => sqlOf(client).all(sql, parameters), isRead(sql)),
    get: (sql, parameters) =>
      withClient((client) => sqlOf(client).get(sql, parameters), isRead(sql)),
    run: (sql, parameters) => withClient((client) => sqlOf(client).run(sql, parameters)),
    notify: (topic, payload) => withClient((client) => sqlOf(client).notify(topic, payload)),
    transaction,
    alone,
    afterCommit: (work) => work(),
    listen: (topic, heard) => listener.listen(topic, heard),
    check: async () =>
      void (await withClient(
        (client) => client.query('SELECT 1'),
        () => true,
      )),
    close: async () => {
      await listener.close()
      await pool.end()
    },
  }
}

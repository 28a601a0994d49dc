import pg from 'pg'
import { parserOf } from './dialect.ts'
import type { DatabasePlace } from './connection-failures.ts'

/** `DATABASE_PATIENCE` multiplies all time limits, for a machine under load. The minimum is 1. */
const patience = Math.max(1, Number(process.env['DATABASE_PATIENCE'] ?? 1) || 1)

/** Time limit for opening a connection. */
const CONNECT_MS = 5000 * patience

/**
 * Settings of every connection. Time limits apply to connecting, statements, locks and idle
 * transactions.
 */
export function settingsOf(url: string, connectMs = CONNECT_MS) {
  return {
    connectionString: url,
    application_name: 'wellspring-sandbox',
    connectionTimeoutMillis: connectMs,
    statement_timeout: 10_000 * patience,
    lock_timeout: 8000 * patience,
    idle_in_transaction_session_timeout: 30_000 * patience,
    // Detects a server that disappeared, whose own timeouts can no longer arrive.
    query_timeout: 12_000 * patience,
    keepAlive: true,
    types: {
      // The overloads of pg for texts and bytes behave alike here.
      getTypeParser: ((oid: number, format?: 'text') =>
        parserOf(oid, () => pg.types.getTypeParser(oid, format))) as typeof pg.types.getTypeParser,
    },
  }
}

/**
 * Settings of a pool. The connect limit belongs to the client: in the pool it would also limit the
 * wait for a free client, and a busy server would look unavailable.
 */
export function poolSettingsOf({
  connectionTimeoutMillis,
  ...settings
}: ReturnType<typeof settingsOf>) {
  return {
    ...settings,
    Client: class extends pg.Client {
      constructor(config?: pg.ClientConfig) {
        super({ ...config, connectionTimeoutMillis })
      }
    },
  }
}

/**
 * Returns host, port and database of the address, after defaults from the environment (PGHOST, …).
 */
export function placeOf(url: string): DatabasePlace {
  try {
    const { host, port, database, user } = new pg.Client({ connectionString: url })
    return { host, port, database: database ?? '', user: user ?? '' }
  } catch {
    // The error of the parser would quote the address.
    throw new Error(
      'DATABASE_URL cannot be read; it must be such as postgresql://user:password@host:5432/database',
    )
  }
}

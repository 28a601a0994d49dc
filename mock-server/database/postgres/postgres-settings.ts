import pg from 'pg'
import { parserOf } from './dialect.ts'
import type { DatabasePlace } from './connection-failures.ts'

/**
 * `DATABASE_PATIENCE`: by how much all limits of time are longer, as on a machine that is busy with
 * tests. 1 unless it says a larger number.
 */
const patience = Math.max(1, Number(process.env['DATABASE_PATIENCE'] ?? 1) || 1)

/** How long a connection may take to be made. */
const CONNECT_MS = 5000 * patience

/**
 * What every connection is made with. Nothing waits for ever: neither for the server, nor it for a
 * statement or a lock, nor others for us.
 */
export function settingsOf(url: string, connectMs = CONNECT_MS) {
  return {
    connectionString: url,
    application_name: 'wellspring-sandbox',
    connectionTimeoutMillis: connectMs,
    statement_timeout: 10_000 * patience,
    lock_timeout: 8000 * patience,
    idle_in_transaction_session_timeout: 30_000 * patience,
    // Of a server that went without a word: its own time-outs cannot be heard any more.
    query_timeout: 12_000 * patience,
    keepAlive: true,
    types: {
      // The overloads of pg's own for texts and bytes are alike in what they do here.
      getTypeParser: ((oid: number, format?: 'text') =>
        parserOf(oid, () => pg.types.getTypeParser(oid, format))) as typeof pg.types.getTypeParser,
    },
  }
}

/**
 * The same for a pool. The limit on connecting belongs to the client: given to the pool, it would
 * also end the wait for a free client, and a busy server would be taken for one that is away. That
 * wait ends by itself, because statements, locks and connecting are limited.
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

/** Where the address leads, which the environment (PGHOST, …) may have completed. */
export function placeOf(url: string): DatabasePlace {
  try {
    const { host, port, database, user } = new pg.Client({ connectionString: url })
    return { host, port, database: database ?? '', user: user ?? '' }
  } catch {
    // The parser's own error quotes the address.
    throw new Error(
      'DATABASE_URL cannot be read; it must be such as postgresql://user:password@host:5432/database',
    )
  }
}

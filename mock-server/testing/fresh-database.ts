import { mkdtempSync, rmSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

/**
 * Where the tests keep things: in a PostgreSQL server, when DATABASE_URL names one, else in SQLite.
 */
export const postgresUrl: string | undefined = process.env['DATABASE_URL'] || undefined

/** A database that one test has for itself. `remove` it when nobody uses it any more. */
export type FreshDatabase = { readonly database: string; readonly remove: () => Promise<void> }

const order = async (url: string, sql: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(sql).finally(() => client.end())
}

const freshPostgres = async (url: string): Promise<FreshDatabase> => {
  const name = `test_${randomBytes(8).toString('hex')}`
  await order(url, `CREATE DATABASE ${name} TEMPLATE template0`)
  const address = new URL(url)
  address.pathname = `/${name}`
  return { database: address.href, remove: () => order(url, `DROP DATABASE ${name} WITH (FORCE)`) }
}

const freshFile = (): FreshDatabase => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
  return {
    database: join(folder, 'sandbox.sqlite'),
    remove: async () => rmSync(folder, { recursive: true }),
  }
}

/** One that outlives the server that uses it, on the database that these tests are run on. */
export async function freshDatabase(): Promise<FreshDatabase> {
  return postgresUrl === undefined ? freshFile() : freshPostgres(postgresUrl)
}

/** One that need not: in memory, where that can be. */
export async function passingDatabase(): Promise<FreshDatabase> {
  return postgresUrl === undefined
    ? { database: ':memory:', remove: async () => undefined }
    : freshPostgres(postgresUrl)
}

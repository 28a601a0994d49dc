import { mkdtempSync, rmSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

/** The PostgreSQL server of the tests from DATABASE_URL; SQLite without it. */
export const postgresUrl: string | undefined = process.env['DATABASE_URL'] || undefined

/** A database of one test. Call `remove` after the last use. */
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

/** Creates a database that survives its server, of the kind that the tests use. */
export async function freshDatabase(): Promise<FreshDatabase> {
  return postgresUrl === undefined ? freshFile() : freshPostgres(postgresUrl)
}

/** Creates a temporary database, in memory for SQLite. */
export async function passingDatabase(): Promise<FreshDatabase> {
  return postgresUrl === undefined
    ? { database: ':memory:', remove: async () => undefined }
    : freshPostgres(postgresUrl)
}

import { fileURLToPath } from 'node:url'
import { openPostgres } from './postgres/postgres-store.ts'
import { openSqlite } from './sqlite-store.ts'
import type { Store } from './store.ts'

/** Returns whether `database` is a PostgreSQL address and not a file name. */
export function isPostgresAddress(database: string): boolean {
  return /^postgres(ql)?:\/\//i.test(database)
}

/**
 * Opens `:memory:`, a file or a PostgreSQL address. `say` receives connection events of a remote
 * database.
 */
export async function openStore(
  database: string,
  say: (event: string, why: string) => void = () => undefined,
): Promise<Store> {
  return isPostgresAddress(database) ? openPostgres(database, say) : openSqlite(database)
}

/** The SQLite file of the project. */
const OWN = fileURLToPath(new URL('../../var/sandbox.sqlite', import.meta.url))

/**
 * Returns the database of DATABASE_URL, or the SQLite file of the project without one. An error
 * never quotes the value, because it may hold a password.
 */
export function databaseOf(url: string | undefined): string {
  if (url === undefined || url === '') return OWN
  if (!isPostgresAddress(url))
    throw new Error('DATABASE_URL must be such as postgresql://user:password@host:5432/database')
  return url
}

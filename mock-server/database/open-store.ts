import { fileURLToPath } from 'node:url'
import { openPostgres } from './postgres/postgres-store.ts'
import { openSqlite } from './sqlite-store.ts'
import type { Store } from './store.ts'

/** Whether it is the address of a PostgreSQL database, not the name of a file. */
export function isPostgresAddress(database: string): boolean {
  return /^postgres(ql)?:\/\//i.test(database)
}

/**
 * `:memory:`, a file's name or a PostgreSQL address. `say` hears of what befalls a database that is
 * elsewhere.
 */
export async function openStore(
  database: string,
  say: (event: string, why: string) => void = () => undefined,
): Promise<Store> {
  return isPostgresAddress(database) ? openPostgres(database, say) : openSqlite(database)
}

/** The project's own SQLite file. */
const OWN = fileURLToPath(new URL('../../var/sandbox.sqlite', import.meta.url))

/**
 * The PostgreSQL database at `url`, the value of DATABASE_URL; without one, the project's own file.
 * What it refuses it does not quote: it may hold a password.
 */
export function databaseOf(url: string | undefined): string {
  if (url === undefined || url === '') return OWN
  if (!isPostgresAddress(url))
    throw new Error('DATABASE_URL must be such as postgresql://user:password@host:5432/database')
  return url
}

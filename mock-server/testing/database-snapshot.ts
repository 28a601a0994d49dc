import { createHash } from 'node:crypto'
import type { Store } from '../database/store.ts'

const tablesOf = async (store: Store): Promise<readonly string[]> => {
  const inPostgres =
    'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema() ORDER BY 1'
  const rows = await store
    .all<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY 1")
    .catch(() => store.all<{ name: string }>(inPostgres))
  return rows.map(({ name }) => name).filter((name) => !name.startsWith('sqlite_'))
}

/** A hash of each table, to prove that nothing was written. */
export async function databaseSnapshot(store: Store): Promise<Readonly<Record<string, string>>> {
  const found: Record<string, string> = {}
  for (const table of await tablesOf(store)) {
    const rows = (await store.all(`SELECT * FROM ${table}`))
      .map((row) => JSON.stringify(row))
      .sort()
    found[table] =
      `${rows.length} rows, ${createHash('sha256').update(rows.join('\n')).digest('hex').slice(0, 16)}`
  }
  return found
}

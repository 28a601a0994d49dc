import { base } from './migrations/01-base.ts'
import { signIn } from './migrations/02-sign-in.ts'
import { readings } from './migrations/04-readings.ts'
import { chat } from './migrations/05-chat.ts'
import { flows } from './migrations/06-flows.ts'
import { nonMembers } from './migrations/07-non-members.ts'
import { coachDeeds } from './migrations/08-coach-deeds.ts'
import { refreshReuse } from './migrations/09-refresh-reuse.ts'
import { formerNames } from './migrations/10-former-names.ts'
import { labKitDays } from './migrations/11-lab-kit-days.ts'
import { idempotencyKeys } from './migrations/12-idempotency-keys.ts'
import { readingHistory } from './migrations/13-reading-history.ts'
import { movedSessions } from './migrations/14-moved-sessions.ts'
import { accessLog } from './migrations/15-access-log.ts'
import { reportLinks } from './migrations/16-report-links.ts'
import type { Store } from './store.ts'

/**
 * Migrations by number, each in a file of migrations/. They run once, in order, and a released one
 * is never edited; the SQL is common to SQLite and PostgreSQL.
 */
const migrations: ReadonlyMap<number, readonly string[]> = new Map([
  [1, base],
  [2, signIn],
  [4, readings],
  [5, chat],
  [6, flows],
  [7, nonMembers],
  [8, coachDeeds],
  [9, refreshReuse],
  [10, formerNames],
  [11, labKitDays],
  [12, idempotencyKeys],
  [13, readingHistory],
  [14, movedSessions],
  [15, accessLog],
  [16, reportLinks],
])

/** Applies the missing migrations. Several processes may call it at the same time. */
export function migrate(store: Store): Promise<void> {
  return store.transaction(async (sql) => {
    await sql.run('CREATE TABLE IF NOT EXISTS schema_migrations (version INTEGER PRIMARY KEY)')
    const done = new Set(
      (await sql.all<{ version: number }>('SELECT version FROM schema_migrations')).map(
        (row) => row.version,
      ),
    )
    for (const [version, statements] of migrations) {
      if (done.has(version)) continue
      for (const statement of statements) await sql.run(statement)
      await sql.run('INSERT INTO schema_migrations (version) VALUES (?)', [version])
    }
  })
}

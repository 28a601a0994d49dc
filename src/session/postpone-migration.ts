import { keptMigration } from './kept-migration.ts'
import { loadEngine } from './session.ts'

/** The member goes on with the old account, in this session and over a reload. */
export async function postponeMigration(): Promise<void> {
  keptMigration.write(false)
  ;(await loadEngine()).runner.dispatch({ type: 'migrationPostponed' })
}

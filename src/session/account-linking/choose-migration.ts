import { cachedMigrationChoice } from './cached-migration-choice.ts'
import { loadAuthService } from '../auth/session-actions.ts'

/**
 * The member puts the move to the one account off, or goes for it after all; it holds in this
 * session and over a reload.
 */
export async function chooseMigration(isMigrating: boolean): Promise<void> {
  cachedMigrationChoice.write(isMigrating)
  ;(await loadAuthService()).runner.dispatch({ type: 'migrationChosen', isMigrating })
}

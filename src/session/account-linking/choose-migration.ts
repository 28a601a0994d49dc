import { cachedMigrationChoice } from './cached-migration-choice.ts'
import { loadAuthService } from '../auth/session-actions.ts'

/**
 * Records whether the member migrates now or later. The choice holds for this session, also after a
 * reload.
 */
export async function chooseMigration(isMigrating: boolean): Promise<void> {
  cachedMigrationChoice.write(isMigrating)
  ;(await loadAuthService()).controller.dispatch({ type: 'migrationChosen', isMigrating })
}

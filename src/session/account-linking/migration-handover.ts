import { keycloakPost, migrationPost } from '../auth/model/migration-form-post.ts'
import type { Language } from '#platform/model/supported-languages.ts'
import type { FormPost } from '../auth/model/single-sign-on.ts'
import { defaultPartner } from '../startup/model/handoff-parameters.ts'
import { createPartnerCheck } from './api/account-linking-calls.ts'
import { NotAllowed } from '#platform/http/failure.ts'
import { createHandoverCalls } from './api/handover-calls.ts'
import { visit } from '../startup/visit.ts'
import { impersonationStore } from '../impersonation/impersonation-store.ts'
import { loadAuthService } from '../auth/session-actions.ts'
import { environment } from '../startup/current-startup.ts'

/**
 * The form that moves the member to the one account (2§7). The move ends the session, so the
 * sign-in that the member comes back by must be ready first. Null when it must not be sent; rejects
 * with a Failure.
 */
export async function createMigrationPost(language: Language): Promise<FormPost | null> {
  onlyTheMember()
  const { open, client, token } = await loadAuthService()
  if (!(await createPartnerCheck(open)(defaultPartner))) return null
  const memberUuid = await createHandoverCalls(open, client).memberUuid()
  const isFromMobile = visit.carried.fromMobile || visit.source === 'mobileApp'
  // The call before has found out whether the token still works.
  return migrationPost(
    {
      memberUuid,
      isFromMobile,
      language,
      sessionUuid: crypto.randomUUID(),
      origin: location.origin,
      token: await token(),
    },
    environment,
  )
}

/**
 * The form that hands the member's session to the identity service. Null when it must not be sent;
 * rejects with a Failure.
 */
export async function createKeycloakPost(language: Language): Promise<FormPost | null> {
  onlyTheMember()
  const { open, client, token } = await loadAuthService()
  const accessCode = await createHandoverCalls(open, client).accessCode(await token())
  return keycloakPost({ accessCode, language, origin: location.origin }, environment)
}

/**
 * The staff view an account and do not move it; the server would refuse it (GAP-075). Throws
 * NotAllowed.
 */
function onlyTheMember(): void {
  if (impersonationStore.get() !== null) throw new NotAllowed()
}

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
 * Creates the form that migrates the member to the single account (2§7). Returns null when the form
 * must not be sent; rejects with a Failure.
 *
 * The migration ends the session, so the partner's sign-in must be ready first.
 */
export async function createMigrationPost(language: Language): Promise<FormPost | null> {
  rejectStaff()
  const { open, client, token } = await loadAuthService()
  if (!(await createPartnerCheck(open)(defaultPartner))) return null
  const memberUuid = await createHandoverCalls(open, client).memberUuid()
  const isFromMobile = visit.carried.fromMobile || visit.source === 'mobileApp'
  // The previous call has already renewed an invalid token.
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
 * Creates the form that hands the member's session over to the identity service. Returns null when
 * the form must not be sent; rejects with a Failure.
 */
export async function createKeycloakPost(language: Language): Promise<FormPost | null> {
  rejectStaff()
  const { open, client, token } = await loadAuthService()
  const accessCode = await createHandoverCalls(open, client).accessCode(await token())
  return keycloakPost({ accessCode, language, origin: location.origin }, environment)
}

/**
 * Staff may view an account but not migrate it; the server would refuse it (GAP-075). Throws
 * NotAllowed.
 */
function rejectStaff(): void {
  if (impersonationStore.get() !== null) throw new NotAllowed()
}

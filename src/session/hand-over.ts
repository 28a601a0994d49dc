import { keycloakPost, migrationPost } from '#domain/hand-over.ts'
import type { Language } from '#domain/language.ts'
import type { FormPost } from '#domain/sso.ts'
import { defaultPartner } from '#domain/startup-keys.ts'
import { createPartnerCheck } from '#gateway/account-merge.ts'
import { NotAllowed } from '#gateway/failure.ts'
import { createHandOverCalls } from '#gateway/hand-over.ts'
import { visit } from './arrival.ts'
import { impersonationStore } from './impersonation.ts'
import { loadEngine } from './session.ts'
import { environment } from './startup-plan.ts'

/**
 * The form that moves the member to the one account (2§7). The move ends the session, so the
 * sign-in that the member comes back by must be ready first. Null when it must not be sent; rejects
 * with a Failure.
 */
export async function makeMigrationPost(language: Language): Promise<FormPost | null> {
  onlyTheMember()
  const { open, client, token } = await loadEngine()
  if (!(await createPartnerCheck(open)(defaultPartner))) return null
  const memberUuid = await createHandOverCalls(open, client).memberUuid()
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
export async function makeKeycloakPost(language: Language): Promise<FormPost | null> {
  onlyTheMember()
  const { open, client, token } = await loadEngine()
  const accessCode = await createHandOverCalls(open, client).accessCode(await token())
  return keycloakPost({ accessCode, language, origin: location.origin }, environment)
}

/**
 * The staff view an account and do not move it; the server would refuse it (GAP-075). Throws
 * NotAllowed.
 */
function onlyTheMember(): void {
  if (impersonationStore.get() !== null) throw new NotAllowed()
}

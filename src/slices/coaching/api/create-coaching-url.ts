import { coachingLaunchUrl } from '../model/coaching-launch-url.ts'
import type { Language } from '#platform/model/supported-languages.ts'
import { NotAllowed } from '#platform/http/failure.ts'
import { createHandoverCalls } from '#session/account-linking/api/handover-calls.ts'
import { impersonationStore } from '#session/impersonation/impersonation-store.ts'
import { loadAuthService } from '#session/auth/session-actions.ts'
import { environment } from '#session/startup/current-startup.ts'

/**
 * The address of the coaching window with a one-time access code (2§7). Staff sessions cannot open
 * it. Rejects with a Failure.
 */
export async function createCoachingUrl(member: {
  readonly userId: string
  readonly language: Language
  readonly isOneApp: boolean
  readonly hasNewUi: boolean
}): Promise<string> {
  if (impersonationStore.get() !== null) throw new NotAllowed()
  const { open, client, token } = await loadAuthService()
  const accessCode = await createHandoverCalls(open, client).accessCode(await token())
  return coachingLaunchUrl({ ...member, accessCode }, environment)
}

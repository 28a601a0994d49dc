import { coachingLaunchUrl } from '#domain/coaching-launch.ts'
import type { Language } from '#domain/language.ts'
import { NotAllowed } from '#gateway/failure.ts'
import { createHandOverCalls } from '#gateway/hand-over.ts'
import { impersonationStore } from './impersonation.ts'
import { loadEngine } from './session.ts'
import { environment } from './startup-plan.ts'

/**
 * The address of the coaching window, with a code that opens it once (2§7). The staff who view an
 * account do not open the member's coaching. Rejects with a Failure.
 */
export async function makeCoachingAddress(member: {
  readonly userId: string
  readonly language: Language
  readonly isOneApp: boolean
  readonly hasNewUi: boolean
}): Promise<string> {
  if (impersonationStore.get() !== null) throw new NotAllowed()
  const { open, client, token } = await loadEngine()
  const accessCode = await createHandOverCalls(open, client).accessCode(await token())
  return coachingLaunchUrl({ ...member, accessCode }, environment)
}

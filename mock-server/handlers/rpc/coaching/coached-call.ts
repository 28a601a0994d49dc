import type { HandlerContext } from '@connectrpc/connect'
import { usualCoach } from '../../../services/chat/coaches.ts'
import { readFact } from '../../../database/facts/facts.ts'
import { type MemberCall, memberCall } from '../../rpc-call.ts'

/**
 * Returns the call of a member with coaching here. It includes the name of their coach, or of the
 * one they would get.
 */
export async function coachedCall(
  context: HandlerContext,
): Promise<MemberCall & { readonly coachName: string }> {
  const call = memberCall(context)
  if ((await readFact(call.store, call.caller.id, 'coaching')).sharedCoaching)
    throw call.problem('permission-denied')
  const own = (await readFact(call.store, call.caller.id, 'careTeam')).find(
    ({ role }) => role === 'CARE_ROLE_COACH',
  )
  const { firstName, lastName } = await readFact(call.store, call.caller.id, 'personal')
  return {
    ...call,
    coachName: own?.displayName?.split(',')[0] ?? usualCoach(`${firstName} ${lastName}`).name,
  }
}

import type { HandlerContext } from '@connectrpc/connect'
import { usualCoach } from '../chat/coaches.ts'
import { readFact } from '../store/facts.ts'
import { type MemberCall, memberCall } from './context.ts'

/** The call of a member whose coaching is here, with the name of her coach. */
export const coachedCall = async (context: HandlerContext): Promise<MemberCall & { readonly coachName: string }> => {
  const call = memberCall(context)
  if ((await readFact(call.store, call.caller.id, 'coaching')).sharedCoaching) throw call.problem('permission_denied')
  const { firstName, lastName } = await readFact(call.store, call.caller.id, 'personal')
  return { ...call, coachName: usualCoach(`${firstName} ${lastName}`).name }
}

import { useMemo } from 'react'
import { coachNamesOf } from '../../model/speaker-names.ts'
import type { ConversationState } from '../../model/conversation-state.ts'

/**
 * Returns the full names of a conversation's coaches. The set keeps its identity while the names
 * are equal, so that rows do not render again.
 */
export function useCoachNames({
  members,
  messages,
}: Pick<ConversationState, 'members' | 'messages'>): ReadonlySet<string> {
  const key = useMemo(
    () =>
      JSON.stringify(
        [...coachNamesOf({ members: { items: members, leftOut: 0 } }, messages)].toSorted(),
      ),
    [members, messages],
  )
  return useMemo(() => new Set<string>(JSON.parse(key) as string[]), [key])
}

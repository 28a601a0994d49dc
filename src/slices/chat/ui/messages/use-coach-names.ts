import { useMemo } from 'react'
import { coachNamesOf } from '../../model/speaker-names.ts'
import type { ConversationState } from '../../model/conversation-state.ts'

/**
 * The full names of a conversation's coaches. The same set as long as no name comes or goes, so
 * that no row of the log renders again for nothing.
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

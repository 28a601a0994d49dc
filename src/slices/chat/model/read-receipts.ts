import type { ChannelMember } from './channel.ts'
import { userTypeOf } from './channel.ts'
import { membersOf, type ConversationState } from './conversation-state.ts'

const isCoach = ({ metaData }: ChannelMember): boolean => userTypeOf(metaData) === 'COACH'

/**
 * The coaches who are writing now, by name as the server has it; each once. Somebody who has left
 * writes nothing.
 */
export function writingNow({
  typing,
  members,
}: Pick<ConversationState, 'typing' | 'members'>): readonly string[] {
  return members
    .filter((member) => isCoach(member) && typing.some(({ userId }) => userId === member.userId))
    .map(({ nickname }) => nickname)
}

/** Up to where some coach who is there has read; 0 for nobody. */
export function seenUpTo(talk: Pick<ConversationState, 'members' | 'reads'>): number {
  return Math.max(
    0,
    ...membersOf(talk)
      .filter(isCoach)
      .map(({ lastReadSequence }) => lastReadSequence),
  )
}

/**
 * How much of a conversation is loaded, in messages: its places have no gap, so the newest counts
 * them all.
 */
export function loadedOf(
  { newest }: Pick<ConversationState, 'newest'>,
  oldest: number | undefined,
): { readonly loaded: number; readonly all: number } {
  return {
    loaded: oldest === undefined ? 0 : newest - oldest + 1,
    all: newest,
  }
}

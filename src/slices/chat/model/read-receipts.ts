import type { ChannelMember } from './channel.ts'
import { userTypeOf } from './channel.ts'
import { membersOf, type ConversationState } from './conversation-state.ts'

const isCoach = ({ metaData }: ChannelMember): boolean => userTypeOf(metaData) === 'COACH'

/**
 * Returns the names of the coaches who are typing, each once. Coaches who left the channel are
 * ignored.
 */
export function writingNow({
  typing,
  members,
}: Pick<ConversationState, 'typing' | 'members'>): readonly string[] {
  return members
    .filter((member) => isCoach(member) && typing.some(({ userId }) => userId === member.userId))
    .map(({ nickname }) => nickname)
}

/** Returns the sequence up to which any present coach has read; 0 for none. */
export function seenUpTo(conversation: Pick<ConversationState, 'members' | 'reads'>): number {
  return Math.max(
    0,
    ...membersOf(conversation)
      .filter(isCoach)
      .map(({ lastReadSequence }) => lastReadSequence),
  )
}

/** Whether a coach has read the message of this sequence; `seenTo` is that of `seenUpTo`. */
export function isSeen(sequence: number, seenTo: number): boolean {
  return sequence <= seenTo
}

/**
 * Returns how many messages are loaded, and how many there are. Sequences have no gaps, so the
 * newest equals the total.
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

import type { Channel } from '#domain/chat.ts'
import { shownChannels } from '#domain/chat-channels.ts'
import { useChannels } from '#gateway/chat.queries.ts'
import { mapRead, type Read } from '#gateway/read.ts'
import { useInitialAnswers, useMember } from '#session/member-context.tsx'

/** The channels as they are shown. Nothing is asked for a member without chat, who would be refused, nor while that is not known. */
export function useShownChannels(): Read<readonly Channel[]> {
  const { programs, sharedCoaching } = useInitialAnswers()
  const { hasChatAvailable } = useMember()
  const isKnown = programs.status !== 'pending' && sharedCoaching.status !== 'pending'
  return mapRead(useChannels(isKnown && hasChatAvailable), shownChannels)
}

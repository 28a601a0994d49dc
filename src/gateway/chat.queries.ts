import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Channel } from '#domain/chat.ts'
import { channelsPerLoad } from '#domain/chat-channels.ts'
import { messagesPerPage } from '#domain/chat-conversation.ts'
import type { ChatMessage } from '#domain/chat-messages.ts'
import { markRead } from '#generated/rpc/calls.ts'
import { useRpcClient } from '#generated/rpc/client-context.tsx'
import { listChannelsOptions, listMessagesOptions } from '#generated/rpc/queries.ts'
import { channelsOf, messagePageOf } from './chat.ts'
import { readOf, type Read } from './read.ts'

/** The member's channels, the latest first. Without `wanted` nothing is asked. */
export const useChannels = (wanted: boolean): Read<readonly Channel[]> =>
  readOf(useQuery({ ...listChannelsOptions(useRpcClient(), { limit: channelsPerLoad }), select: answer => channelsOf(answer).channels, enabled: wanted, refetchOnWindowFocus: true }))

export type ListedChat = { readonly channels: readonly Channel[]; readonly cursor: string }

/** The same with the cursor that the stream goes on from; empty as long as she has no chat user. Asked anew when she comes back to the tab. */
export const useListedChat = (wanted: boolean): Read<ListedChat> =>
  readOf(useQuery({ ...listChannelsOptions(useRpcClient(), { limit: channelsPerLoad }), select: channelsOf, enabled: wanted, refetchOnWindowFocus: true }))

/** The newest messages of a channel, the newest first, and whether there are older ones. */
export const useMessagePage = (channelUrl: string): Read<{ readonly messages: readonly ChatMessage[]; readonly hasMore: boolean }> =>
  readOf(useQuery({ ...listMessagesOptions(useRpcClient(), { channelUrl, limit: messagesPerPage }), select: messagePageOf, staleTime: 0 }))

/** Tells that the member has read a channel up to a message. When that fails it stays unread, and is told the next time that she reads it. */
export function useMarkRead(): (channelUrl: string, sequence: number) => void {
  const client = useRpcClient()
  const queries = useQueryClient()
  return useCallback((channelUrl, sequence) => {
    void markRead(client, { channelUrl, sequence }).then(() => queries.invalidateQueries({ queryKey: ['listChannels'] }), () => {})
  }, [client, queries])
}

/** Asks anew for the channels: the live chat has heard of something. */
export function useChannelsAnew(): () => void {
  const queries = useQueryClient()
  return useCallback(() => void queries.invalidateQueries({ queryKey: ['listChannels'] }), [queries])
}

/** Asks anew what is done of the onboarding: her first message did some of it (1§4). */
export function useLaunchpadAnew(): () => void {
  const queries = useQueryClient()
  return useCallback(() => void queries.invalidateQueries({ queryKey: ['getLaunchpad'] }), [queries])
}

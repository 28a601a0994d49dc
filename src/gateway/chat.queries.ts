import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Channel } from '#domain/chat.ts'
import { channelsPerLoad } from '#domain/chat-channels.ts'
import { useRpcClient } from '#generated/rpc/client-context.tsx'
import { listChannelsOptions } from '#generated/rpc/queries.ts'
import { channelsOf } from './chat.ts'
import { readOf, type Read } from './read.ts'

/** The member's channels, the latest first. Without `wanted` nothing is asked. */
export const useChannels = (wanted: boolean): Read<readonly Channel[]> =>
  readOf(useQuery({ ...listChannelsOptions(useRpcClient(), { limit: channelsPerLoad }), select: answer => channelsOf(answer).channels, enabled: wanted, refetchOnWindowFocus: true }))

export type ListedChat = { readonly channels: readonly Channel[]; readonly cursor: string }

/** The same with the cursor that the stream goes on from; empty as long as she has no chat user. Asked anew when she comes back to the tab. */
export const useListedChat = (wanted: boolean): Read<ListedChat> =>
  readOf(useQuery({ ...listChannelsOptions(useRpcClient(), { limit: channelsPerLoad }), select: channelsOf, enabled: wanted, refetchOnWindowFocus: true }))

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

/** Whether any read of the page waits for its answer. */
export const useIsAsking = (): boolean => useIsFetching() > 0

import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Channel } from '../model/channel.ts'
import { channelsPerLoad } from '../model/channel-order.ts'
import { updateLaunchpadMutation } from '#generated/openapi/queries.ts'
import { refreshAfter } from '#generated/query/operation.ts'
import { useListChannels } from '#generated/rpc/hooks.ts'
import { type ListedChat, listedChat } from './listed-chat.ts'
import { pollEvery } from '#platform/time/poll.ts'
import { toQueryState, toRowsQueryState, type QueryState } from '#platform/query/query-state.ts'

const listRequest = { limit: channelsPerLoad } as const

/** Returns the member's channels, latest first, and the number left out. */
export function useChannels(): QueryState<readonly Channel[]> {
  return toRowsQueryState(
    useListChannels(listRequest, {
      select: ({ channels }) => channels,
      refetchOnWindowFocus: true,
    }),
  )
}

/** Milliseconds between two lists of a page whose live chat has not loaded. */
const pollInterval = 10_000

/**
 * Returns the channels and the stream cursor, again and again while the page is visible. Sends
 * nothing unless `isEnabled`.
 */
export function usePolledChat(isEnabled: boolean): QueryState<ListedChat> {
  return toQueryState(
    useListChannels(listRequest, {
      select: listedChat,
      enabled: isEnabled,
      ...pollEvery(pollInterval),
    }),
  )
}

/** Refetches the onboarding items, which the first message changes (1§4). */
export function useRefetchLaunchpad(): () => void {
  const queries = useQueryClient()
  return useCallback(() => void refreshAfter(queries, updateLaunchpadMutation), [queries])
}

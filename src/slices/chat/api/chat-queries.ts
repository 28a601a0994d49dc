import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Channel } from '../model/channel.ts'
import { channelsPerLoad } from '../model/channel-order.ts'
import { updateLaunchpadMutation } from '#generated/openapi/queries.ts'
import { refreshAfter } from '#generated/query/operation.ts'
import { useListChannels } from '#generated/rpc/hooks.ts'
import { type ListedChat, listedChat } from './listed-chat.ts'
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

/**
 * Returns the channels and the stream cursor; refetches on window focus. Sends nothing unless
 * `wanted` is true.
 */
export function useListedChat(isEnabled: boolean): QueryState<ListedChat> {
  return toQueryState(
    useListChannels(listRequest, {
      select: listedChat,
      enabled: isEnabled,
      refetchOnWindowFocus: true,
    }),
  )
}

/** Refetches the onboarding items, which the first message changes (1§4). */
export function useRefetchLaunchpad(): () => void {
  const queries = useQueryClient()
  return useCallback(() => void refreshAfter(queries, updateLaunchpadMutation), [queries])
}

/** Returns whether any query of the page is fetching. */
export function useIsFetchingChannels(): boolean {
  return useIsFetching() > 0
}

import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Channel } from '../model/channel.ts'
import { channelsPerLoad } from '../model/channel-order.ts'
import { updateLaunchpadMutation } from '#generated/openapi/queries.ts'
import { refreshAfter } from '#generated/query/operation.ts'
import { useListChannels } from '#generated/rpc/hooks.ts'
import { type ListedChat, listedChat } from './listed-chat.ts'
import { toQueryState, toRowsQueryState, type QueryState } from '#platform/query/query-state.ts'

const asked = { limit: channelsPerLoad } as const

/** The member's channels, the latest first, and how many could not be read. */
export function useChannels(): QueryState<readonly Channel[]> {
  return toRowsQueryState(
    useListChannels(asked, { select: ({ channels }) => channels, refetchOnWindowFocus: true }),
  )
}

/**
 * The same with the cursor that the stream goes on from. Asked anew when the member comes back to
 * the tab; without `wanted` nothing is asked.
 */
export function useListedChat(wanted: boolean): QueryState<ListedChat> {
  return toQueryState(
    useListChannels(asked, { select: listedChat, enabled: wanted, refetchOnWindowFocus: true }),
  )
}

/** Asks anew what is done of the onboarding: her first message did some of it (1§4). */
export function useRefetchLaunchpad(): () => void {
  const queries = useQueryClient()
  return useCallback(() => void refreshAfter(queries, updateLaunchpadMutation), [queries])
}

/** Whether any read of the page waits for its answer. */
export function useIsFetchingChannels(): boolean {
  return useIsFetching() > 0
}

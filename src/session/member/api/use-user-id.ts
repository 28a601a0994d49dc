import { useGetUserToken } from '#generated/openapi/hooks.ts'
import { toQueryState, type QueryState } from '#platform/query/query-state.ts'
import { userIdOf } from './user-id.ts'

/**
 * The member's id, which some calls carry in their path; with its own way to ask again. Apart from
 * the rest of the initial load, so that a page that only needs the id stays light.
 */
export function useUserId(): QueryState<string> {
  return toQueryState(useGetUserToken({}, { select: userIdOf, staleTime: Infinity }))
}

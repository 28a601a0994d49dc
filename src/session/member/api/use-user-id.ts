import { useGetUserToken } from '#generated/openapi/hooks.ts'
import { toQueryState, type QueryState } from '#platform/query/query-state.ts'
import { userIdOf } from './user-id.ts'

/**
 * The member's id, which is a path parameter of some calls. A separate module, so that pages that
 * need only the id do not load the initial load.
 */
export function useUserId(): QueryState<string> {
  return toQueryState(useGetUserToken({}, { select: userIdOf, staleTime: Infinity }))
}

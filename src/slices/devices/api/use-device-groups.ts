import type { ListedDevice } from '#session/member/model/devices.ts'
import { useGetDeviceGroups } from '#generated/openapi/hooks.ts'
import type { Rows } from '#generated/schemas/read.ts'
import { listedDevicesOf } from '#session/startup/api/initial-answers.ts'
import { toQueryState, type QueryState } from '#platform/query/query-state.ts'

/**
 * The devices of the member's programs and the count of rows that failed to parse. It shares its
 * data with the initial load and has its own retry.
 */
export function useDeviceGroupings(): QueryState<Rows<ListedDevice>> {
  return toQueryState(useGetDeviceGroups({}, { select: listedDevicesOf, staleTime: Infinity }))
}

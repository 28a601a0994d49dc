import type { ListedDevice } from '#session/member/model/devices.ts'
import { useGetDeviceGroups } from '#generated/openapi/hooks.ts'
import type { Rows } from '#generated/schemas/read.ts'
import { listedDevicesOf } from '#session/startup/api/initial-answers.ts'
import { toQueryState, type QueryState } from '#platform/query/query-state.ts'

/**
 * The devices that the member's programs gave them, and how many could not be read; the same answer
 * as of the initial load, with its own way to ask again.
 */
export function useDeviceGroupings(): QueryState<Rows<ListedDevice>> {
  return toQueryState(useGetDeviceGroups({}, { select: listedDevicesOf, staleTime: Infinity }))
}

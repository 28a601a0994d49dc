import { useQueryClient } from '@tanstack/react-query'
import { healthOfParts, type HealthParts, healthPartsOf } from '../model/health-info-form.ts'
import type { HealthInfo } from '../model/health-info.ts'
import { getHealthInfo, saveHealthInfo } from '#generated/openapi/calls.ts'
import { usePortalClient } from '#generated/openapi/client-context.tsx'
import { useGetHealthInfo } from '#generated/openapi/hooks.ts'
import { getHealthInfoQuery, saveHealthInfoMutation } from '#generated/openapi/queries.ts'
import { queryOf } from '#generated/query/operation.ts'
import { useListPrograms } from '#generated/rpc/hooks.ts'
import type { HealthInfo as ReadHealthInfo } from '#generated/schemas/openapi/health-profile.reader.ts'
import { healthInfoBody, healthInfoOf } from './health-info-body.ts'
import { type Edit, type MergedCalls, saveMerged } from '#platform/query/use-merged-save.ts'
import { writeThrough } from '#platform/query/write-through.ts'
import { diagnosesOf } from '#session/member/api/programs-answer.ts'
import { unreadCount } from '#platform/model/parts/left-out.ts'
import { toRowsQueryState, type QueryState } from '#platform/query/query-state.ts'
import { readCompleteAnswer } from '#platform/http/read-complete-answer.ts'

/** The member's health profile. */
export function useHealthInfo(): QueryState<HealthInfo> {
  return toRowsQueryState(useGetHealthInfo({}, { select: countedInfo }))
}
const countedInfo = (info: ReadHealthInfo) => ({
  items: healthInfoOf(info),
  leftOut: unreadCount(info),
})

/** The diagnoses of the account; they are part of the programs response. */
export function useDiagnoses() {
  return toRowsQueryState(useListPrograms({}, { select: diagnosesOf, staleTime: Infinity }))
}

/** The member's edit of the health profile. `sending` is called with the body before it is sent. */
type HealthEdit = Edit<HealthParts> & { readonly sending: (info: HealthInfo) => void }

/**
 * Merges the member's edit into the server's current profile and stops at conflicts. It rejects
 * with a Failure: Refused 422 with the fields in `details`, or ContractBroken when a part of the
 * current profile failed to parse.
 */
export function useSaveHealthInfo() {
  const client = usePortalClient()
  const queries = useQueryClient()
  const calls: MergedCalls<HealthEdit, HealthParts, ReadHealthInfo> = {
    read: async () => {
      const answer = await readCompleteAnswer(getHealthInfoQuery.id, () => getHealthInfo(client))
      return { now: healthPartsOf(healthInfoOf(answer)), answer }
    },
    send: async ({ sending }, parts, init) => {
      const info = healthOfParts(parts)
      sending(info)
      return saveHealthInfo(client, { body: healthInfoBody(info) }, init)
    },
  }
  return async (edit: HealthEdit): Promise<void> => {
    const take = (saved: ReadHealthInfo) =>
      queries.setQueryData(queryOf(getHealthInfoQuery, client, {}).queryKey, saved)
    const save = () => saveMerged(calls, edit)
    await writeThrough(queries, save, saveHealthInfoMutation.invalidates, take)
  }
}

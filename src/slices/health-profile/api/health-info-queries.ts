import { useQueryClient } from '@tanstack/react-query'
import { healthOfParts, type HealthParts, healthPartsOf } from '../model/health-info-form.ts'
import type { HealthInfo } from '../model/health-info.ts'
import { getHealthInfo, saveHealthInfo } from '#generated/openapi/calls.ts'
import { usePortalClient } from '#generated/openapi/client-context.tsx'
import { useGetHealthInfo } from '#generated/openapi/hooks.ts'
import { getHealthInfoQuery, saveHealthInfoMutation } from '#generated/openapi/queries.ts'
import { queryOf, refreshAfter } from '#generated/query/operation.ts'
import { useListPrograms } from '#generated/rpc/hooks.ts'
import type { HealthInfo as ReadHealthInfo } from '#generated/schemas/openapi/health-profile.reader.ts'
import { healthInfoBody, healthInfoOf } from './health-info-body.ts'
import { type Edit, useMergedSave } from '#platform/query/use-merged-save.ts'
import { rejectWithFailure } from '#platform/http/to-failure.ts'
import { diagnosesOf } from '#session/member/api/programs-answer.ts'
import { toRowsQueryState, type QueryState } from '#platform/query/query-state.ts'
import { readCompleteAnswer } from '#platform/http/read-complete-answer.ts'

/** What the member told of their health and of themselves. */
export function useHealthInfo(): QueryState<HealthInfo> {
  return toRowsQueryState(useGetHealthInfo({}, { select: countedInfo }))
}
const countedInfo = (info: ReadHealthInfo) => ({
  items: healthInfoOf(info),
  leftOut: info.conditions.leftOut,
})

/** The diagnoses that the account knows; they come with the programs. */
export function useDiagnoses() {
  return toRowsQueryState(useListPrograms({}, { select: diagnosesOf, staleTime: Infinity }))
}

/** What the member made of the health profile. `sending` is told what goes out, before it does. */
type HealthEdit = Edit<HealthParts> & { readonly sending: (info: HealthInfo) => void }

/**
 * Saves what the member changed into what the server has now, and stops where somebody else changed
 * the same. `save` rejects with a Failure: Refused 422 with the refused fields in `details`,
 * ContractBroken where a part of what the server has could not be read.
 */
export function useSaveHealthInfo() {
  const client = usePortalClient()
  const queries = useQueryClient()
  const { save, ...merging } = useMergedSave<HealthEdit, HealthParts, ReadHealthInfo>({
    read: async () => {
      const answer = await readCompleteAnswer(getHealthInfoQuery.id, () => getHealthInfo(client))
      return { now: healthPartsOf(healthInfoOf(answer)), answer }
    },
    send: async ({ sending }, parts, init) => {
      const info = healthOfParts(parts)
      sending(info)
      return saveHealthInfo(client, { body: healthInfoBody(info) }, init)
    },
  })
  return {
    ...merging,
    save: async (edit: HealthEdit): Promise<void> => {
      const saved = await rejectWithFailure(save(edit))
      queries.setQueryData(queryOf(getHealthInfoQuery, client, {}).queryKey, saved)
      void refreshAfter(queries, saveHealthInfoMutation)
    },
  }
}

import { useQueryClient } from '@tanstack/react-query'
import type { HealthInfo } from '#domain/health-profile.ts'
import { saveHealthInfo } from '#generated/openapi/calls.ts'
import { usePortalClient } from '#generated/openapi/client-context.tsx'
import { useGetHealthInfo } from '#generated/openapi/hooks.ts'
import { getHealthInfoQuery, saveHealthInfoMutation } from '#generated/openapi/queries.ts'
import { queryOf, refreshAfter } from '#generated/query/operation.ts'
import { useListPrograms } from '#generated/rpc/hooks.ts'
import type { HealthInfo as ReadHealthInfo } from '#generated/schemas/openapi/health-profile.reader.ts'
import { healthInfoBody, healthInfoOf } from './health-profile.ts'
import { failing } from './problem.ts'
import { diagnosesOf, hasKidneyDiseaseDiagnosis } from './programs.ts'
import { readOfRows, type Read } from './read.ts'
import { readWhole } from './read-whole.ts'

/** What the member told of their health and of themselves. */
export const useHealthInfo = (): Read<HealthInfo> => readOfRows(useGetHealthInfo({}, { select: countedInfo }))
const countedInfo = (info: ReadHealthInfo) => ({ items: healthInfoOf(info), leftOut: info.conditions.leftOut })

/** The diagnoses that the account knows; they come with the programs. */
export const useDiagnoses = () => readOfRows(useListPrograms({}, { select: diagnosesOf, staleTime: Infinity }))

/** USER-023: whether the account has a diagnosis of kidney disease; false while the diagnoses are not known. */
export const useKidneyDiseaseDiagnosis = (): boolean => {
  const read = useDiagnoses()
  return read.state === 'ready' && hasKidneyDiseaseDiagnosis(read.data)
}

/**
 * Reads what the server has now and replaces it with `changeOf` it. Rejects with a Failure: Refused 422 with the refused fields in `details`,
 * ContractBroken where a part of what the server has could not be read.
 */
export function useSaveHealthInfo(): (changeOf: (now: HealthInfo) => HealthInfo) => Promise<HealthInfo> {
  const client = usePortalClient()
  const queries = useQueryClient()
  return async changeOf => {
    const question = queryOf(getHealthInfoQuery, client, {})
    const now = await failing(readWhole(getHealthInfoQuery.id, () => queries.fetchQuery({ ...question, staleTime: 0 })))
    const saved = await failing(saveHealthInfo(client, { body: healthInfoBody(changeOf(healthInfoOf(now))) }))
    queries.setQueryData(question.queryKey, saved)
    void refreshAfter(queries, saveHealthInfoMutation)
    return healthInfoOf(saved)
  }
}

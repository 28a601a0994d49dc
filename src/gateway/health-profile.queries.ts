import { useQueryClient } from '@tanstack/react-query'
import type { HealthInfo } from '#domain/health-profile.ts'
import { saveHealthInfo } from '#generated/openapi/calls.ts'
import { usePortalClient } from '#generated/openapi/client-context.tsx'
import { useGetHealthInfo } from '#generated/openapi/hooks.ts'
import { getHealthInfoOptions } from '#generated/openapi/queries.ts'
import { useListPrograms } from '#generated/rpc/hooks.ts'
import { healthInfoOf } from './health-profile.ts'
import { failing } from './problem.ts'
import { diagnosesOf, hasKidneyDiseaseDiagnosis } from './programs.ts'
import { readOf, type Read } from './read.ts'

/** What the member told of her health and of herself. */
export const useHealthInfo = (): Read<HealthInfo> => readOf(useGetHealthInfo({ select: healthInfoOf }))

/** The diagnoses that the account knows; they come with the programs. */
export const useDiagnoses = () => readOf(useListPrograms({}, { select: diagnosesOf, staleTime: Infinity }))

/** USER-023: whether the account has a diagnosis of kidney disease; false while the diagnoses are not known. */
export const useKidneyDiseaseDiagnosis = (): boolean => {
  const read = useDiagnoses()
  return read.state === 'ready' && hasKidneyDiseaseDiagnosis(read.data)
}

/** Reads what the server has now and replaces it with `changeOf` it. Rejects with a Failure: Refused 422 with the refused fields in `details`. */
export function useSaveHealthInfo(): (changeOf: (now: HealthInfo) => HealthInfo) => Promise<HealthInfo> {
  const client = usePortalClient()
  const queries = useQueryClient()
  return async changeOf => {
    const now = healthInfoOf(await failing(queries.fetchQuery({ ...getHealthInfoOptions(client), staleTime: 0 })))
    const { conditions, medications, allergies, race, ...rest } = changeOf(now)
    const body = { ...rest, conditions: [...conditions], medications: [...medications], allergies: [...allergies], race: [...race] }
    const wire = await failing(saveHealthInfo(client, { body }))
    const saved = healthInfoOf(wire)
    queries.setQueryData(getHealthInfoOptions(client).queryKey, wire)
    // Her height decides the body mass index, and a task may have asked for all this.
    for (const name of ['getBiometrics', 'listUserTasks']) void queries.invalidateQueries({ queryKey: [name] })
    return saved
  }
}

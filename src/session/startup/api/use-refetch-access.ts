import { useQueryClient } from '@tanstack/react-query'
import { getFeaturesQuery, listKidneyResultsQuery } from '#generated/openapi/queries.ts'
import { listProgramsQuery } from '#generated/rpc/queries.ts'

/**
 * Asks again what decides about access to pages: programs, features and whether there are kidney
 * results.
 */
export function useRefetchAccess(): () => void {
  const queries = useQueryClient()
  return () =>
    [listProgramsQuery, getFeaturesQuery, listKidneyResultsQuery].forEach(
      ({ id }) => void queries.refetchQueries({ queryKey: [id] }),
    )
}

import { useQueryClient } from '@tanstack/react-query'
import { getFeaturesQuery, listKidneyResultsQuery } from '#generated/openapi/queries.ts'
import { listProgramsQuery } from '#generated/rpc/queries.ts'

/** Refetches the queries that decide access to pages: programs, features and kidney results. */
export function useRefetchAccess(): () => void {
  const queries = useQueryClient()
  return () =>
    [listProgramsQuery, getFeaturesQuery, listKidneyResultsQuery].forEach(
      ({ id }) => void queries.refetchQueries({ queryKey: [id] }),
    )
}

import { useQuery } from '@tanstack/react-query'
import type { Program } from '../model/programs.ts'
import { queryOf } from '#generated/query/operation.ts'
import { useRpcClient } from '#generated/rpc/client-context.tsx'
import { listProgramsQuery } from '#generated/rpc/queries.ts'
import { noneIfDenied, programsOf } from './programs-answer.ts'
import { toRowsQueryState, type QueryState } from '#platform/query/query-state.ts'

/** The member's programs of every status. */
export function usePrograms(): QueryState<readonly Program[]> {
  return toRowsQueryState(useProgramsQuery())
}

/** The query of `usePrograms`, including `isStale`. */
export function useProgramsQuery() {
  const { queryKey, queryFn } = queryOf(listProgramsQuery, useRpcClient(), {})
  return useQuery({
    queryKey,
    queryFn: (context) => queryFn(context).catch(noneIfDenied),
    select: programsOf,
    staleTime: Infinity,
  })
}

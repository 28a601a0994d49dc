import { useQuery } from '@tanstack/react-query'
import type { Program } from '#domain/programs.ts'
import { useRpcClient } from '#generated/rpc/client-context.tsx'
import { listProgramsOptions } from '#generated/rpc/queries.ts'
import { noneIfDenied, programsOf } from './programs.ts'
import { readOf, type Read } from './read.ts'

/** The member's programs, of every status. */
export const usePrograms = (): Read<readonly Program[]> => readOf(useProgramsQuery())

/** The same with the query's own word on whether its data is stale. */
export function useProgramsQuery() {
  const { queryKey, queryFn } = listProgramsOptions(useRpcClient())
  return useQuery({ queryKey, queryFn: context => queryFn(context).catch(noneIfDenied), select: programsOf, staleTime: Infinity })
}

// Written by `npm run generate` from contracts/. Do not edit.
import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import { useRpcClient } from '../client-context.tsx'
import type { ListProgramsRequestJson, ListProgramsResponseJson } from '../portal/programs/v1/programs_pb.js'
import type { RpcProblem } from '../problem.ts'
import {
  listProgramsOptions,
} from '../queries.ts'

/** Everything that `useQuery` takes, but for what the contract decides. */
type Asking<Answer, Data, Key extends readonly unknown[]> = Omit<UseQueryOptions<Answer, RpcProblem, Data, Key>, 'queryKey' | 'queryFn'>

/** RPC `/portal.programs.v1.ProgramsService/ListPrograms`. */
export const useListPrograms = <Data = ListProgramsResponseJson>(
  request: ListProgramsRequestJson = {},
  options?: Asking<ListProgramsResponseJson, Data, readonly ['listPrograms', ListProgramsRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<ListProgramsResponseJson, RpcProblem, Data, readonly ['listPrograms', ListProgramsRequestJson]>({ ...options, ...listProgramsOptions(useRpcClient(), request) })

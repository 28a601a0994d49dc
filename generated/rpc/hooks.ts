// Written by `npm run generate` from contracts/. Do not edit.
import type { JsonValue, MessageInitShape } from '@bufbuild/protobuf'
import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import type { ListProgramsRequestSchema, ListProgramsResponse } from './portal/programs/v1/programs_pb.js'
import type { RpcProblem } from './problem.ts'
import { listProgramsOptions } from './queries.ts'
import { useRpcTransport } from './transport-context.tsx'

/** Everything that `useQuery` takes, but for what the contract decides. */
type Asking<Answer, Data, Key extends readonly unknown[]> = Omit<UseQueryOptions<Answer, RpcProblem, Data, Key>, 'queryKey' | 'queryFn'>

/** RPC `/portal.programs.v1.ProgramsService/ListPrograms`. */
export const useListPrograms = <Data = ListProgramsResponse>(
  request: MessageInitShape<typeof ListProgramsRequestSchema> = {},
  options?: Asking<ListProgramsResponse, Data, readonly ['listPrograms', JsonValue]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<ListProgramsResponse, RpcProblem, Data, readonly ['listPrograms', JsonValue]>({ ...options, ...listProgramsOptions(useRpcTransport('programs'), request) })

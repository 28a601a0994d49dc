// Written by `npm run generate` from contracts/. Do not edit.
import { queryHook } from '../../query/hook.ts'
import type { RpcClient } from '../client.ts'
import { useRpcClient } from '../client-context.tsx'
import type { ListProgramsRequestJson } from '../portal/programs/v1/programs_pb.js'
import type { ListProgramsResponse } from '../../schemas/rpc/programs.reader.ts'
import type { RpcProblem } from '../problem.ts'
import { listProgramsQuery } from '../queries.ts'

/** RPC `/portal.programs.v1.ProgramsService/ListPrograms`. */
export const useListPrograms = queryHook<RpcProblem, RpcClient, ListProgramsRequestJson, ListProgramsResponse>(listProgramsQuery, useRpcClient)

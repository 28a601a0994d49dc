// Written by `npm run generate` from contracts/. Do not edit.
import type { DataTag } from '@tanstack/react-query'
import {
  listPrograms,
} from '../calls.ts'
import type { RpcClient, RpcInit } from '../client.ts'
import type { ListProgramsRequestJson, ListProgramsResponseJson } from '../portal/programs/v1/programs_pb.js'
import type { RpcProblem } from '../problem.ts'

/** Key of `listPrograms`: the RPC and its request. */
export const listProgramsKey = (request: ListProgramsRequestJson = {}) => ['listPrograms', request] as const

/** Query options of `/portal.programs.v1.ProgramsService/ListPrograms`. */
export const listProgramsOptions = (client: RpcClient, request: ListProgramsRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: listProgramsKey(request) as DataTag<readonly ['listPrograms', ListProgramsRequestJson], ListProgramsResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => listPrograms(client, request, { ...init, signal }),
})

// Written by `npm run generate` from contracts/. Do not edit.
import { create, toJson, type JsonValue, type MessageInitShape } from '@bufbuild/protobuf'
import { createClient, type CallOptions, type Transport } from '@connectrpc/connect'
import type { DataTag } from '@tanstack/react-query'
import { ListProgramsRequestSchema, ProgramsService, type ListProgramsResponse } from './portal/programs/v1/programs_pb.js'
import { rpcAnswer, type RpcProblem } from './problem.ts'

/** RPC `/portal.programs.v1.ProgramsService/ListPrograms`, over a transport to the door of `programs`. Throws `RpcProblem`. */
export const listPrograms = (transport: Transport, request: MessageInitShape<typeof ListProgramsRequestSchema> = {}, options: CallOptions = {}): Promise<ListProgramsResponse> =>
  rpcAnswer('listPrograms', createClient(ProgramsService, transport).listPrograms(request, options), options.signal)

/** Key of `listPrograms`: the RPC and its request as JSON, in which fields at their default are left out. */
export const listProgramsKey = (request: MessageInitShape<typeof ListProgramsRequestSchema> = {}) => ['listPrograms', toJson(ListProgramsRequestSchema, create(ListProgramsRequestSchema, request))] as const

/** Query options of `/portal.programs.v1.ProgramsService/ListPrograms`. */
export const listProgramsOptions = (transport: Transport, request: MessageInitShape<typeof ListProgramsRequestSchema> = {}, options: CallOptions = {}) => ({
  // The tag is of types only and has no value.
  queryKey: listProgramsKey(request) as DataTag<readonly ['listPrograms', JsonValue], ListProgramsResponse, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => listPrograms(transport, request, { ...options, signal }),
})

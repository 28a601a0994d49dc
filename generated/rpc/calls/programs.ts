// Written by `npm run generate` from contracts/. Do not edit.
import type { RpcClient, RpcInit } from '../client.ts'
import { readRpc } from '../read-rpc.ts'
import type { ListProgramsRequestJson } from '../portal/programs/v1/programs_pb.js'
import { readListProgramsResponse, type ListProgramsResponse } from '../../schemas/rpc/programs.reader.ts'

/**
 * RPC `/portal.programs.v1.ProgramsService/ListPrograms`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const listPrograms = (client: RpcClient, request: ListProgramsRequestJson = {}, init: RpcInit = {}): Promise<ListProgramsResponse> =>
  readRpc(client, 'listPrograms', readListProgramsResponse, '/rpc/user/liv/me/programs/portal.programs.v1.ProgramsService/ListPrograms', request, init)

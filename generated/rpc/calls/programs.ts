// Written by `npm run generate` from contracts/. Do not edit.
import { askRpc, type RpcClient, type RpcInit } from '../client.ts'
import type { ListProgramsRequestJson, ListProgramsResponseJson } from '../portal/programs/v1/programs_pb.js'

/** RPC `/portal.programs.v1.ProgramsService/ListPrograms`, in the JSON form of its messages. Throws `RpcProblem`. */
export const listPrograms = (client: RpcClient, request: ListProgramsRequestJson = {}, init: RpcInit = {}): Promise<ListProgramsResponseJson> =>
  askRpc(client, 'listPrograms', '/rpc/user/liv/me/programs/portal.programs.v1.ProgramsService/ListPrograms', request, init)

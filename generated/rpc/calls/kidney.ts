// Written by `npm run generate` from contracts/. Do not edit.
import { askRpc, type RpcClient, type RpcInit } from '../client.ts'
import type { GetKidneyResultsRequestJson, GetKidneyResultsResponseJson } from '../portal/kidney/v1/kidney_pb.js'

/** RPC `/portal.kidney.v1.KidneyService/GetKidneyResults`, in the JSON form of its messages. Throws `RpcProblem`. */
export const getKidneyResults = (client: RpcClient, request: GetKidneyResultsRequestJson = {}, init: RpcInit = {}): Promise<GetKidneyResultsResponseJson> =>
  askRpc(client, 'getKidneyResults', '/rpc/user/liv/me/kidney/portal.kidney.v1.KidneyService/GetKidneyResults', request, init)

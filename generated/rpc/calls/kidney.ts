// Written by `npm run generate` from contracts/. Do not edit.
import type { RpcClient, RpcInit } from '../client.ts'
import { readRpc } from '../read-rpc.ts'
import type { GetKidneyResultsRequestJson } from '../portal/kidney/v1/kidney_pb.js'
import { readGetKidneyResultsResponse, type GetKidneyResultsResponse } from '../../schemas/rpc/kidney.reader.ts'

/**
 * RPC `/portal.kidney.v1.KidneyService/GetKidneyResults`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const getKidneyResults = (client: RpcClient, request: GetKidneyResultsRequestJson = {}, init: RpcInit = {}): Promise<GetKidneyResultsResponse> =>
  readRpc(client, 'getKidneyResults', readGetKidneyResultsResponse, '/rpc/user/liv/me/kidney/portal.kidney.v1.KidneyService/GetKidneyResults', request, init)

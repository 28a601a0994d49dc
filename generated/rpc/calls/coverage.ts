// Written by `npm run generate` from contracts/. Do not edit.
import { askRpc, type RpcClient, type RpcInit } from '../client.ts'
import type { GetCoverageRequestJson, GetCoverageResponseJson } from '../portal/coverage/v1/coverage_pb.js'

/** RPC `/portal.coverage.v1.CoverageService/GetCoverage`, in the JSON form of its messages. Throws `RpcProblem`. */
export const getCoverage = (client: RpcClient, request: GetCoverageRequestJson = {}, init: RpcInit = {}): Promise<GetCoverageResponseJson> =>
  askRpc(client, 'getCoverage', '/rpc/user/liv/me/coverage/portal.coverage.v1.CoverageService/GetCoverage', request, init)

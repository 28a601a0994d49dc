// Written by `npm run generate` from contracts/. Do not edit.
import type { RpcClient, RpcInit } from '../client.ts'
import { readRpc } from '../read-rpc.ts'
import type { GetCoverageRequestJson } from '../portal/coverage/v1/coverage_pb.js'
import { readGetCoverageResponse, type GetCoverageResponse } from '../../schemas/rpc/coverage.reader.ts'

/**
 * RPC `/portal.coverage.v1.CoverageService/GetCoverage`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const getCoverage = (client: RpcClient, request: GetCoverageRequestJson = {}, init: RpcInit = {}): Promise<GetCoverageResponse> =>
  readRpc(client, 'getCoverage', readGetCoverageResponse, '/rpc/user/liv/me/coverage/portal.coverage.v1.CoverageService/GetCoverage', request, init)

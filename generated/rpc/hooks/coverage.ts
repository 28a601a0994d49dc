// Written by `npm run generate` from contracts/. Do not edit.
import { queryHook } from '../../query/hook.ts'
import type { RpcClient } from '../client.ts'
import { useRpcClient } from '../client-context.tsx'
import type { GetCoverageRequestJson } from '../portal/coverage/v1/coverage_pb.js'
import type { GetCoverageResponse } from '../../schemas/rpc/coverage.reader.ts'
import type { RpcProblem } from '../problem.ts'
import { getCoverageQuery } from '../queries.ts'

/** RPC `/portal.coverage.v1.CoverageService/GetCoverage`. */
export const useGetCoverage = queryHook<RpcProblem, RpcClient, GetCoverageRequestJson, GetCoverageResponse>(getCoverageQuery, useRpcClient)

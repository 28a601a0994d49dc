// Written by `npm run generate` from contracts/. Do not edit.
import type { QueryOperation } from '../../query/operation.ts'
import { getCoverage } from '../calls.ts'
import type { RpcClient } from '../client.ts'
import type { GetCoverageRequestJson } from '../portal/coverage/v1/coverage_pb.js'
import type { GetCoverageResponse } from '../../schemas/rpc/coverage.reader.ts'

/** RPC `/portal.coverage.v1.CoverageService/GetCoverage`. */
export const getCoverageQuery: QueryOperation<RpcClient, GetCoverageRequestJson, GetCoverageResponse> = { id: 'getCoverage', run: getCoverage }

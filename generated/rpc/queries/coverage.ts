// Written by `npm run generate` from contracts/. Do not edit.
import type { DataTag } from '@tanstack/react-query'
import {
  getCoverage,
} from '../calls.ts'
import type { RpcClient, RpcInit } from '../client.ts'
import type { GetCoverageRequestJson, GetCoverageResponseJson } from '../portal/coverage/v1/coverage_pb.js'
import type { RpcProblem } from '../problem.ts'

/** Key of `getCoverage`: the RPC and its request. */
export const getCoverageKey = (request: GetCoverageRequestJson = {}) => ['getCoverage', request] as const

/** Query options of `/portal.coverage.v1.CoverageService/GetCoverage`. */
export const getCoverageOptions = (client: RpcClient, request: GetCoverageRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: getCoverageKey(request) as DataTag<readonly ['getCoverage', GetCoverageRequestJson], GetCoverageResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => getCoverage(client, request, { ...init, signal }),
})

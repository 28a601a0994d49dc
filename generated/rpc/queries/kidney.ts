// Written by `npm run generate` from contracts/. Do not edit.
import type { DataTag } from '@tanstack/react-query'
import {
  getKidneyResults,
} from '../calls.ts'
import type { RpcClient, RpcInit } from '../client.ts'
import type { GetKidneyResultsRequestJson, GetKidneyResultsResponseJson } from '../portal/kidney/v1/kidney_pb.js'
import type { RpcProblem } from '../problem.ts'

/** Key of `getKidneyResults`: the RPC and its request. */
export const getKidneyResultsKey = (request: GetKidneyResultsRequestJson = {}) => ['getKidneyResults', request] as const

/** Query options of `/portal.kidney.v1.KidneyService/GetKidneyResults`. */
export const getKidneyResultsOptions = (client: RpcClient, request: GetKidneyResultsRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: getKidneyResultsKey(request) as DataTag<readonly ['getKidneyResults', GetKidneyResultsRequestJson], GetKidneyResultsResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => getKidneyResults(client, request, { ...init, signal }),
})

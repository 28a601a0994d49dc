// Written by `npm run generate` from contracts/. Do not edit.
import type { DataTag } from '@tanstack/react-query'
import {
  listReportsAndData,
} from '../calls.ts'
import type { RpcClient, RpcInit } from '../client.ts'
import type { ListReportsAndDataRequestJson, ListReportsAndDataResponseJson } from '../portal/reports_and_data/v1/reports_and_data_pb.js'
import type { RpcProblem } from '../problem.ts'

/** Key of `listReportsAndData`: the RPC and its request. */
export const listReportsAndDataKey = (request: ListReportsAndDataRequestJson = {}) => ['listReportsAndData', request] as const

/** Query options of `/portal.reports_and_data.v1.ReportsAndDataService/ListReportsAndData`. */
export const listReportsAndDataOptions = (client: RpcClient, request: ListReportsAndDataRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: listReportsAndDataKey(request) as DataTag<readonly ['listReportsAndData', ListReportsAndDataRequestJson], ListReportsAndDataResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => listReportsAndData(client, request, { ...init, signal }),
})

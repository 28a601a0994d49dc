// Written by `npm run generate` from contracts/. Do not edit.
import { queryHook } from '../../query/hook.ts'
import type { RpcClient } from '../client.ts'
import { useRpcClient } from '../client-context.tsx'
import type { ListReportsAndDataRequestJson } from '../portal/reports_and_data/v1/reports_and_data_pb.js'
import type { ListReportsAndDataResponse } from '../../schemas/rpc/reports-and-data.reader.ts'
import type { RpcProblem } from '../problem.ts'
import { listReportsAndDataQuery } from '../queries.ts'

/** RPC `/portal.reports_and_data.v1.ReportsAndDataService/ListReportsAndData`. */
export const useListReportsAndData = queryHook<RpcProblem, RpcClient, ListReportsAndDataRequestJson, ListReportsAndDataResponse>(listReportsAndDataQuery, useRpcClient)

// Written by `npm run generate` from contracts/. Do not edit.
import type { RpcClient, RpcInit } from '../client.ts'
import { readRpc } from '../read-rpc.ts'
import type { ListReportsAndDataRequestJson } from '../portal/reports_and_data/v1/reports_and_data_pb.js'
import { readListReportsAndDataResponse, type ListReportsAndDataResponse } from '../../schemas/rpc/reports-and-data.reader.ts'

/**
 * RPC `/portal.reports_and_data.v1.ReportsAndDataService/ListReportsAndData`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const listReportsAndData = (client: RpcClient, request: ListReportsAndDataRequestJson = {}, init: RpcInit = {}): Promise<ListReportsAndDataResponse> =>
  readRpc(client, 'listReportsAndData', readListReportsAndDataResponse, '/rpc/user/liv/me/reportsAndData/portal.reports_and_data.v1.ReportsAndDataService/ListReportsAndData', request, init)

// Written by `npm run generate` from contracts/. Do not edit.
import { askRpc, type RpcClient, type RpcInit } from '../client.ts'
import type { ListReportsAndDataRequestJson, ListReportsAndDataResponseJson } from '../portal/reports_and_data/v1/reports_and_data_pb.js'

/** RPC `/portal.reports_and_data.v1.ReportsAndDataService/ListReportsAndData`, in the JSON form of its messages. Throws `RpcProblem`. */
export const listReportsAndData = (client: RpcClient, request: ListReportsAndDataRequestJson = {}, init: RpcInit = {}): Promise<ListReportsAndDataResponseJson> =>
  askRpc(client, 'listReportsAndData', '/rpc/user/liv/me/reportsAndData/portal.reports_and_data.v1.ReportsAndDataService/ListReportsAndData', request, init)

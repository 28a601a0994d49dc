// Written by `npm run generate` from contracts/. Do not edit.
import type { QueryOperation } from '../../query/operation.ts'
import { listReportsAndData } from '../calls.ts'
import type { RpcClient } from '../client.ts'
import type { ListReportsAndDataRequestJson } from '../portal/reports_and_data/v1/reports_and_data_pb.js'
import type { ListReportsAndDataResponse } from '../../schemas/rpc/reports-and-data.reader.ts'

/** RPC `/portal.reports_and_data.v1.ReportsAndDataService/ListReportsAndData`. */
export const listReportsAndDataQuery: QueryOperation<RpcClient, ListReportsAndDataRequestJson, ListReportsAndDataResponse> = { id: 'listReportsAndData', run: listReportsAndData }

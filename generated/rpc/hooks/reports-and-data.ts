// Written by `npm run generate` from contracts/. Do not edit.
import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import { useRpcClient } from '../client-context.tsx'
import type { ListReportsAndDataRequestJson, ListReportsAndDataResponseJson } from '../portal/reports_and_data/v1/reports_and_data_pb.js'
import type { RpcProblem } from '../problem.ts'
import {
  listReportsAndDataOptions,
} from '../queries.ts'

/** Everything that `useQuery` takes, but for what the contract decides. */
type Asking<Answer, Data, Key extends readonly unknown[]> = Omit<UseQueryOptions<Answer, RpcProblem, Data, Key>, 'queryKey' | 'queryFn'>

/** RPC `/portal.reports_and_data.v1.ReportsAndDataService/ListReportsAndData`. */
export const useListReportsAndData = <Data = ListReportsAndDataResponseJson>(
  request: ListReportsAndDataRequestJson = {},
  options?: Asking<ListReportsAndDataResponseJson, Data, readonly ['listReportsAndData', ListReportsAndDataRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<ListReportsAndDataResponseJson, RpcProblem, Data, readonly ['listReportsAndData', ListReportsAndDataRequestJson]>({ ...options, ...listReportsAndDataOptions(useRpcClient(), request) })

// Written by `npm run generate` from contracts/. Do not edit.
import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import { useRpcClient } from '../client-context.tsx'
import type { GetA1cCholesterolReportRequestJson, GetA1cCholesterolReportResponseJson, GetA1cReportRequestJson, GetA1cReportResponseJson, GetCholesterolReportRequestJson, GetCholesterolReportResponseJson } from '../portal/lab_reports/v1/lab_reports_pb.js'
import type { RpcProblem } from '../problem.ts'
import {
  getA1cCholesterolReportOptions,
  getA1cReportOptions,
  getCholesterolReportOptions,
} from '../queries.ts'

/** Everything that `useQuery` takes, but for what the contract decides. */
type Asking<Answer, Data, Key extends readonly unknown[]> = Omit<UseQueryOptions<Answer, RpcProblem, Data, Key>, 'queryKey' | 'queryFn'>

/** RPC `/portal.lab_reports.v1.LabReportsService/GetA1cCholesterolReport`. */
export const useGetA1cCholesterolReport = <Data = GetA1cCholesterolReportResponseJson>(
  request: GetA1cCholesterolReportRequestJson = {},
  options?: Asking<GetA1cCholesterolReportResponseJson, Data, readonly ['getA1cCholesterolReport', GetA1cCholesterolReportRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<GetA1cCholesterolReportResponseJson, RpcProblem, Data, readonly ['getA1cCholesterolReport', GetA1cCholesterolReportRequestJson]>({ ...options, ...getA1cCholesterolReportOptions(useRpcClient(), request) })

/** RPC `/portal.lab_reports.v1.LabReportsService/GetA1cReport`. */
export const useGetA1cReport = <Data = GetA1cReportResponseJson>(
  request: GetA1cReportRequestJson = {},
  options?: Asking<GetA1cReportResponseJson, Data, readonly ['getA1cReport', GetA1cReportRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<GetA1cReportResponseJson, RpcProblem, Data, readonly ['getA1cReport', GetA1cReportRequestJson]>({ ...options, ...getA1cReportOptions(useRpcClient(), request) })

/** RPC `/portal.lab_reports.v1.LabReportsService/GetCholesterolReport`. */
export const useGetCholesterolReport = <Data = GetCholesterolReportResponseJson>(
  request: GetCholesterolReportRequestJson = {},
  options?: Asking<GetCholesterolReportResponseJson, Data, readonly ['getCholesterolReport', GetCholesterolReportRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<GetCholesterolReportResponseJson, RpcProblem, Data, readonly ['getCholesterolReport', GetCholesterolReportRequestJson]>({ ...options, ...getCholesterolReportOptions(useRpcClient(), request) })

// Written by `npm run generate` from contracts/. Do not edit.
import { queryHook } from '../../query/hook.ts'
import type { RpcClient } from '../client.ts'
import { useRpcClient } from '../client-context.tsx'
import type { GetA1cCholesterolReportRequestJson, GetA1cReportRequestJson, GetCholesterolReportRequestJson } from '../portal/lab_reports/v1/lab_reports_pb.js'
import type { GetA1cCholesterolReportResponse, GetA1cReportResponse, GetCholesterolReportResponse } from '../../schemas/rpc/lab-reports.reader.ts'
import type { RpcProblem } from '../problem.ts'
import { getA1cCholesterolReportQuery, getA1cReportQuery, getCholesterolReportQuery } from '../queries.ts'

/** RPC `/portal.lab_reports.v1.LabReportsService/GetA1cCholesterolReport`. */
export const useGetA1cCholesterolReport = queryHook<RpcProblem, RpcClient, GetA1cCholesterolReportRequestJson, GetA1cCholesterolReportResponse>(getA1cCholesterolReportQuery, useRpcClient)

/** RPC `/portal.lab_reports.v1.LabReportsService/GetA1cReport`. */
export const useGetA1cReport = queryHook<RpcProblem, RpcClient, GetA1cReportRequestJson, GetA1cReportResponse>(getA1cReportQuery, useRpcClient)

/** RPC `/portal.lab_reports.v1.LabReportsService/GetCholesterolReport`. */
export const useGetCholesterolReport = queryHook<RpcProblem, RpcClient, GetCholesterolReportRequestJson, GetCholesterolReportResponse>(getCholesterolReportQuery, useRpcClient)

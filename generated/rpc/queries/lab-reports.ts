// Written by `npm run generate` from contracts/. Do not edit.
import type { DataTag } from '@tanstack/react-query'
import {
  getA1cCholesterolReport,
  getA1cReport,
  getCholesterolReport,
} from '../calls.ts'
import type { RpcClient, RpcInit } from '../client.ts'
import type { GetA1cCholesterolReportRequestJson, GetA1cCholesterolReportResponseJson, GetA1cReportRequestJson, GetA1cReportResponseJson, GetCholesterolReportRequestJson, GetCholesterolReportResponseJson } from '../portal/lab_reports/v1/lab_reports_pb.js'
import type { RpcProblem } from '../problem.ts'

/** Key of `getA1cCholesterolReport`: the RPC and its request. */
export const getA1cCholesterolReportKey = (request: GetA1cCholesterolReportRequestJson = {}) => ['getA1cCholesterolReport', request] as const

/** Query options of `/portal.lab_reports.v1.LabReportsService/GetA1cCholesterolReport`. */
export const getA1cCholesterolReportOptions = (client: RpcClient, request: GetA1cCholesterolReportRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: getA1cCholesterolReportKey(request) as DataTag<readonly ['getA1cCholesterolReport', GetA1cCholesterolReportRequestJson], GetA1cCholesterolReportResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => getA1cCholesterolReport(client, request, { ...init, signal }),
})

/** Key of `getA1cReport`: the RPC and its request. */
export const getA1cReportKey = (request: GetA1cReportRequestJson = {}) => ['getA1cReport', request] as const

/** Query options of `/portal.lab_reports.v1.LabReportsService/GetA1cReport`. */
export const getA1cReportOptions = (client: RpcClient, request: GetA1cReportRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: getA1cReportKey(request) as DataTag<readonly ['getA1cReport', GetA1cReportRequestJson], GetA1cReportResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => getA1cReport(client, request, { ...init, signal }),
})

/** Key of `getCholesterolReport`: the RPC and its request. */
export const getCholesterolReportKey = (request: GetCholesterolReportRequestJson = {}) => ['getCholesterolReport', request] as const

/** Query options of `/portal.lab_reports.v1.LabReportsService/GetCholesterolReport`. */
export const getCholesterolReportOptions = (client: RpcClient, request: GetCholesterolReportRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: getCholesterolReportKey(request) as DataTag<readonly ['getCholesterolReport', GetCholesterolReportRequestJson], GetCholesterolReportResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => getCholesterolReport(client, request, { ...init, signal }),
})

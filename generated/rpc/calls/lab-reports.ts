// Written by `npm run generate` from contracts/. Do not edit.
import type { RpcClient, RpcInit } from '../client.ts'
import { readRpc } from '../read-rpc.ts'
import type { GetA1cCholesterolReportRequestJson, GetA1cReportRequestJson, GetCholesterolReportRequestJson } from '../portal/lab_reports/v1/lab_reports_pb.js'
import { readGetA1cCholesterolReportResponse, type GetA1cCholesterolReportResponse, readGetA1cReportResponse, type GetA1cReportResponse, readGetCholesterolReportResponse, type GetCholesterolReportResponse } from '../../schemas/rpc/lab-reports.reader.ts'

/**
 * RPC `/portal.lab_reports.v1.LabReportsService/GetA1cCholesterolReport`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const getA1cCholesterolReport = (client: RpcClient, request: GetA1cCholesterolReportRequestJson = {}, init: RpcInit = {}): Promise<GetA1cCholesterolReportResponse> =>
  readRpc(client, 'getA1cCholesterolReport', readGetA1cCholesterolReportResponse, '/rpc/user/liv/me/labReports/portal.lab_reports.v1.LabReportsService/GetA1cCholesterolReport', request, init)

/**
 * RPC `/portal.lab_reports.v1.LabReportsService/GetA1cReport`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const getA1cReport = (client: RpcClient, request: GetA1cReportRequestJson = {}, init: RpcInit = {}): Promise<GetA1cReportResponse> =>
  readRpc(client, 'getA1cReport', readGetA1cReportResponse, '/rpc/user/liv/me/labReports/portal.lab_reports.v1.LabReportsService/GetA1cReport', request, init)

/**
 * RPC `/portal.lab_reports.v1.LabReportsService/GetCholesterolReport`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const getCholesterolReport = (client: RpcClient, request: GetCholesterolReportRequestJson = {}, init: RpcInit = {}): Promise<GetCholesterolReportResponse> =>
  readRpc(client, 'getCholesterolReport', readGetCholesterolReportResponse, '/rpc/user/liv/me/labReports/portal.lab_reports.v1.LabReportsService/GetCholesterolReport', request, init)

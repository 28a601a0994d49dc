// Written by `npm run generate` from contracts/. Do not edit.
import { askRpc, type RpcClient, type RpcInit } from '../client.ts'
import type { GetA1cCholesterolReportRequestJson, GetA1cCholesterolReportResponseJson, GetA1cReportRequestJson, GetA1cReportResponseJson, GetCholesterolReportRequestJson, GetCholesterolReportResponseJson } from '../portal/lab_reports/v1/lab_reports_pb.js'

/** RPC `/portal.lab_reports.v1.LabReportsService/GetA1cCholesterolReport`, in the JSON form of its messages. Throws `RpcProblem`. */
export const getA1cCholesterolReport = (client: RpcClient, request: GetA1cCholesterolReportRequestJson = {}, init: RpcInit = {}): Promise<GetA1cCholesterolReportResponseJson> =>
  askRpc(client, 'getA1cCholesterolReport', '/rpc/user/liv/me/labReports/portal.lab_reports.v1.LabReportsService/GetA1cCholesterolReport', request, init)

/** RPC `/portal.lab_reports.v1.LabReportsService/GetA1cReport`, in the JSON form of its messages. Throws `RpcProblem`. */
export const getA1cReport = (client: RpcClient, request: GetA1cReportRequestJson = {}, init: RpcInit = {}): Promise<GetA1cReportResponseJson> =>
  askRpc(client, 'getA1cReport', '/rpc/user/liv/me/labReports/portal.lab_reports.v1.LabReportsService/GetA1cReport', request, init)

/** RPC `/portal.lab_reports.v1.LabReportsService/GetCholesterolReport`, in the JSON form of its messages. Throws `RpcProblem`. */
export const getCholesterolReport = (client: RpcClient, request: GetCholesterolReportRequestJson = {}, init: RpcInit = {}): Promise<GetCholesterolReportResponseJson> =>
  askRpc(client, 'getCholesterolReport', '/rpc/user/liv/me/labReports/portal.lab_reports.v1.LabReportsService/GetCholesterolReport', request, init)

// Written by `npm run generate` from contracts/. Do not edit.
import type { QueryOperation } from '../../query/operation.ts'
import { getA1cCholesterolReport, getA1cReport, getCholesterolReport } from '../calls.ts'
import type { RpcClient } from '../client.ts'
import type { GetA1cCholesterolReportRequestJson, GetA1cReportRequestJson, GetCholesterolReportRequestJson } from '../portal/lab_reports/v1/lab_reports_pb.js'
import type { GetA1cCholesterolReportResponse, GetA1cReportResponse, GetCholesterolReportResponse } from '../../schemas/rpc/lab-reports.reader.ts'

/** RPC `/portal.lab_reports.v1.LabReportsService/GetA1cCholesterolReport`. */
export const getA1cCholesterolReportQuery: QueryOperation<RpcClient, GetA1cCholesterolReportRequestJson, GetA1cCholesterolReportResponse> = { id: 'getA1cCholesterolReport', run: getA1cCholesterolReport }

/** RPC `/portal.lab_reports.v1.LabReportsService/GetA1cReport`. */
export const getA1cReportQuery: QueryOperation<RpcClient, GetA1cReportRequestJson, GetA1cReportResponse> = { id: 'getA1cReport', run: getA1cReport }

/** RPC `/portal.lab_reports.v1.LabReportsService/GetCholesterolReport`. */
export const getCholesterolReportQuery: QueryOperation<RpcClient, GetCholesterolReportRequestJson, GetCholesterolReportResponse> = { id: 'getCholesterolReport', run: getCholesterolReport }

import * as Schema from 'effect/Schema'
import { listOf } from '#domain/formats.ts'
import { AvailableReport, DataExport, exportCodes, reportCodes, type ReportsAndData } from '#domain/reports-and-data.ts'
import type { ListReportsAndDataResponseJson } from '#generated/rpc/portal/reports_and_data/v1/reports_and_data_pb.js'
import { type Accepts, decoder } from './decode.ts'
import { MessageDate } from './message-date.ts'
import { field } from './message-field.ts'
import { wordField } from './message-word.ts'

const report = AvailableReport.fields
const exported = DataExport.fields

export const AvailableReportMessage = Schema.Struct({
  code: wordField('REPORT_CODE', reportCodes), isReady: field(Schema.Boolean, false), readings: field(report.readings, 0), readingsNeeded: field(report.readingsNeeded, 0),
})
export const DataExportMessage = Schema.Struct({ code: wordField('EXPORT_CODE', exportCodes), readings: field(exported.readings, 0), firstDay: Schema.optionalKey(MessageDate), lastDay: Schema.optionalKey(MessageDate) })
export const ReportsAndDataMessage = Schema.Struct({ reports: field(listOf(AvailableReportMessage, 20), []), exports: field(listOf(DataExportMessage, 20), []) })
export type AcceptsReportsAndData = Accepts<ListReportsAndDataResponseJson, typeof ReportsAndDataMessage>

/** What the member's programs let her report on and export. Throws ContractBroken. */
export const reportsAndData: (wire: ListReportsAndDataResponseJson) => ReportsAndData = decoder('listReportsAndData', ReportsAndDataMessage)

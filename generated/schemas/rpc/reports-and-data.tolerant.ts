// Written by `npm run generate` from contracts/. Do not edit.
import { boolean, defaulted, member, number, numeral, object, optional, orUnreadable, rows, type Tolerant } from '../tolerant.ts'
import { CalendarDateReader } from './calendar.tolerant.ts'
import type { ListReportsAndDataRequest, AvailableReport, DataExport, ListReportsAndDataResponse } from './reports-and-data.reader.ts'

const reportCode = member('REPORT_CODE_', ['', 'MULTI_CONDITION_SUMMARY', 'PERSONALIZED_BLOOD_PRESSURE'])
const exportCode = member('EXPORT_CODE_', ['', 'BLOOD_SUGAR', 'BLOOD_PRESSURE', 'WEIGHT', 'PULSE'])

export const ListReportsAndDataRequestReader: Tolerant<ListReportsAndDataRequest> = object({})

export const AvailableReportReader: Tolerant<AvailableReport> = object({
  code: defaulted(reportCode, "REPORT_CODE_UNSPECIFIED"),
  ready: defaulted(boolean, false),
  readingCount: numeral(number(true, 0, 1000000)),
  requiredReadingCount: defaulted(numeral(number(true, 1, 1000)), 0),
})

export const DataExportReader: Tolerant<DataExport> = object({
  code: defaulted(exportCode, "EXPORT_CODE_UNSPECIFIED"),
  readingCount: numeral(number(true, 0, 1000000)),
  firstReadingDate: optional(orUnreadable(CalendarDateReader)),
  lastReadingDate: optional(orUnreadable(CalendarDateReader)),
})

export const ListReportsAndDataResponseReader: Tolerant<ListReportsAndDataResponse> = object({
  reports: defaulted(rows(AvailableReportReader), []),
  exports: defaulted(rows(DataExportReader), []),
})

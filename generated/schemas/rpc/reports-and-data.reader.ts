// Written by `npm run generate` from contracts/. Do not edit.
import { boolean, member, number, numeral, object, orUnreadable, rows, type Reader, type Rows, type Unknown, type Unreadable } from '../read.ts'
import { readCalendarDate, type CalendarDate } from './calendar.reader.ts'

export type ReportCode = 'MULTI_CONDITION_SUMMARY' | 'PERSONALIZED_BLOOD_PRESSURE' | Unknown

export type ExportCode = 'BLOOD_SUGAR' | 'BLOOD_PRESSURE' | 'WEIGHT' | 'PULSE' | Unknown

export type ListReportsAndDataRequest = {
}

export type AvailableReport = {
  readonly code: ReportCode
  readonly ready: boolean
  readonly readingCount: number
  readonly requiredReadingCount: number
}

export type DataExport = {
  readonly code: ExportCode
  readonly readingCount: number
  readonly firstReadingDate?: CalendarDate | Unreadable
  readonly lastReadingDate?: CalendarDate | Unreadable
}

export type ListReportsAndDataResponse = {
  readonly reports: Rows<AvailableReport>
  readonly exports: Rows<DataExport>
}

const reportCode = member('REPORT_CODE_', ['', 'MULTI_CONDITION_SUMMARY', 'PERSONALIZED_BLOOD_PRESSURE'])
const exportCode = member('EXPORT_CODE_', ['', 'BLOOD_SUGAR', 'BLOOD_PRESSURE', 'WEIGHT', 'PULSE'])

/** Reads `ListReportsAndDataRequest` as a server sends it. */
export const readListReportsAndDataRequest: Reader<ListReportsAndDataRequest> = object<ListReportsAndDataRequest>({})

/** Reads `AvailableReport` as a server sends it. */
export const readAvailableReport: Reader<AvailableReport> = object<AvailableReport>({
  code: [reportCode, "REPORT_CODE_UNSPECIFIED"],
  ready: [boolean, false],
  readingCount: numeral(number(true, 0, 1000000)),
  requiredReadingCount: [numeral(number(true, 1, 1000)), 0],
})

/** Reads `DataExport` as a server sends it. */
export const readDataExport: Reader<DataExport> = object<DataExport>({
  code: [exportCode, "EXPORT_CODE_UNSPECIFIED"],
  readingCount: numeral(number(true, 0, 1000000)),
  firstReadingDate: [orUnreadable(readCalendarDate)],
  lastReadingDate: [orUnreadable(readCalendarDate)],
})

/** Reads `ListReportsAndDataResponse` as a server sends it. */
export const readListReportsAndDataResponse: Reader<ListReportsAndDataResponse> = object<ListReportsAndDataResponse>({
  reports: [rows(readAvailableReport), []],
  exports: [rows(readDataExport), []],
})

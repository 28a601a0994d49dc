// Written by `npm run generate` from contracts/. Do not edit.
import { formats, member, number, numeral, object, orUnreadable, rows, text, type Flavor, type Reader, type Rows, type Unknown, type Unreadable } from '../read.ts'
import { readCalendarDate, type CalendarDate } from './calendar.reader.ts'

export type A1cRange = 'IN_RANGE' | 'OUT_OF_RANGE' | 'VERY_OUT_OF_RANGE' | Unknown

export type CholesterolMarker = 'TOTAL' | 'LDL' | 'HDL' | 'TRIGLYCERIDES' | Unknown

export type GetA1cReportRequest = {
}

export type A1cResult = {
  readonly id: Flavor<'A1cResultId'>
  readonly quantitativeValue: number
  readonly timestamp: Flavor<'LocalDateTime'>
  readonly range: A1cRange
  readonly estimatedAverageGlucose?: number | Unreadable
}

export type A1cReport = {
  readonly results: Rows<A1cResult>
  readonly change?: number | Unreadable
  readonly nextTestDueDate?: CalendarDate | Unreadable
}

export type GetA1cReportResponse = {
  readonly report: A1cReport
}

export type GetCholesterolReportRequest = {
}

export type CholesterolValue = {
  readonly marker: CholesterolMarker
  readonly value: number
}

export type CholesterolPanel = {
  readonly timestamp: Flavor<'LocalDateTime'>
  readonly values: Rows<CholesterolValue>
}

export type CholesterolReport = {
  readonly panels: Rows<CholesterolPanel>
}

export type GetCholesterolReportResponse = {
  readonly report: CholesterolReport
}

export type GetA1cCholesterolReportRequest = {
}

export type GetA1cCholesterolReportResponse = {
  readonly a1c?: A1cReport | Unreadable
  readonly cholesterol?: CholesterolReport | Unreadable
}

const a1cRange = member('A1C_RANGE_', ['', 'IN_RANGE', 'OUT_OF_RANGE', 'VERY_OUT_OF_RANGE'])
const cholesterolMarker = member('CHOLESTEROL_MARKER_', ['', 'TOTAL', 'LDL', 'HDL', 'TRIGLYCERIDES'])

/** Reads `GetA1cReportRequest` as a server sends it. */
export const readGetA1cReportRequest: Reader<GetA1cReportRequest> = object<GetA1cReportRequest>({})

/** Reads `A1cResult` as a server sends it. */
export const readA1cResult: Reader<A1cResult> = object<A1cResult>({
  id: [text(/./su), ''],
  quantitativeValue: numeral(number(false, 0, 30)),
  timestamp: [formats.localDateTime, ''],
  range: [a1cRange, "A1C_RANGE_UNSPECIFIED"],
  estimatedAverageGlucose: [orUnreadable(numeral(number(true, 0, 900)))],
})

/** Reads `A1cReport` as a server sends it. */
export const readA1cReport: Reader<A1cReport> = object<A1cReport>({
  results: [rows(readA1cResult, 1), []],
  change: [orUnreadable(numeral(number(false, -30, 30)))],
  nextTestDueDate: [orUnreadable(readCalendarDate)],
})

/** Reads `GetA1cReportResponse` as a server sends it. */
export const readGetA1cReportResponse: Reader<GetA1cReportResponse> = object<GetA1cReportResponse>({
  report: readA1cReport,
})

/** Reads `GetCholesterolReportRequest` as a server sends it. */
export const readGetCholesterolReportRequest: Reader<GetCholesterolReportRequest> = object<GetCholesterolReportRequest>({})

/** Reads `CholesterolValue` as a server sends it. */
export const readCholesterolValue: Reader<CholesterolValue> = object<CholesterolValue>({
  marker: [cholesterolMarker, "CHOLESTEROL_MARKER_UNSPECIFIED"],
  value: numeral(number(false, 0, 5000)),
})

/** Reads `CholesterolPanel` as a server sends it. */
export const readCholesterolPanel: Reader<CholesterolPanel> = object<CholesterolPanel>({
  timestamp: [formats.localDateTime, ''],
  values: [rows(readCholesterolValue, 1), []],
})

/** Reads `CholesterolReport` as a server sends it. */
export const readCholesterolReport: Reader<CholesterolReport> = object<CholesterolReport>({
  panels: [rows(readCholesterolPanel, 1), []],
})

/** Reads `GetCholesterolReportResponse` as a server sends it. */
export const readGetCholesterolReportResponse: Reader<GetCholesterolReportResponse> = object<GetCholesterolReportResponse>({
  report: readCholesterolReport,
})

/** Reads `GetA1cCholesterolReportRequest` as a server sends it. */
export const readGetA1cCholesterolReportRequest: Reader<GetA1cCholesterolReportRequest> = object<GetA1cCholesterolReportRequest>({})

/** Reads `GetA1cCholesterolReportResponse` as a server sends it. */
export const readGetA1cCholesterolReportResponse: Reader<GetA1cCholesterolReportResponse> = object<GetA1cCholesterolReportResponse>({
  a1c: [orUnreadable(readA1cReport)],
  cholesterol: [orUnreadable(readCholesterolReport)],
})

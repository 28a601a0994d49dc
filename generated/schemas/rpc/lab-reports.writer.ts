// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { defaulted, empty, figure, list, matching, member, text, wellFormed, whole } from '../write.ts'
import { CalendarDate } from './calendar.writer.ts'

export const GetA1cReportRequest = empty
export type GetA1cReportRequest = typeof GetA1cReportRequest.Type

export const A1cResult = Schema.Struct({
  id: defaulted(text(1, 64).check(wellFormed), ''),
  quantitativeValue: figure(0, 30),
  timestamp: defaulted(matching(/^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$/u), ''),
  range: defaulted(member('A1C_RANGE_', ['IN_RANGE', 'OUT_OF_RANGE', 'VERY_OUT_OF_RANGE']), "A1C_RANGE_UNSPECIFIED"),
  estimatedAverageGlucose: Schema.optionalKey(whole(0, 900)),
})
export type A1cResult = typeof A1cResult.Type

export const A1cReport = Schema.Struct({
  results: defaulted(list(A1cResult, 1, 100), []),
  change: Schema.optionalKey(figure(-30, 30)),
  nextTestDueDate: Schema.optionalKey(CalendarDate),
})
export type A1cReport = typeof A1cReport.Type

export const GetA1cReportResponse = Schema.Struct({
  report: A1cReport,
})
export type GetA1cReportResponse = typeof GetA1cReportResponse.Type

export const GetCholesterolReportRequest = empty
export type GetCholesterolReportRequest = typeof GetCholesterolReportRequest.Type

export const CholesterolValue = Schema.Struct({
  marker: defaulted(member('CHOLESTEROL_MARKER_', ['TOTAL', 'LDL', 'HDL', 'TRIGLYCERIDES']), "CHOLESTEROL_MARKER_UNSPECIFIED"),
  value: figure(0, 5000),
})
export type CholesterolValue = typeof CholesterolValue.Type

export const CholesterolPanel = Schema.Struct({
  timestamp: defaulted(matching(/^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$/u), ''),
  values: defaulted(list(CholesterolValue, 1, 4), []),
})
export type CholesterolPanel = typeof CholesterolPanel.Type

export const CholesterolReport = Schema.Struct({
  panels: defaulted(list(CholesterolPanel, 1, 100), []),
})
export type CholesterolReport = typeof CholesterolReport.Type

export const GetCholesterolReportResponse = Schema.Struct({
  report: CholesterolReport,
})
export type GetCholesterolReportResponse = typeof GetCholesterolReportResponse.Type

export const GetA1cCholesterolReportRequest = empty
export type GetA1cCholesterolReportRequest = typeof GetA1cCholesterolReportRequest.Type

export const GetA1cCholesterolReportResponse = Schema.Struct({
  a1c: Schema.optionalKey(A1cReport),
  cholesterol: Schema.optionalKey(CholesterolReport),
})
export type GetA1cCholesterolReportResponse = typeof GetA1cCholesterolReportResponse.Type

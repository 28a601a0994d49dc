// Written by `npm run generate` from contracts/. Do not edit.
import { defaulted, formats, member, number, numeral, object, optional, orUnreadable, rows, text, type Tolerant } from '../tolerant.ts'
import { CalendarDateReader } from './calendar.tolerant.ts'
import type { GetA1cReportRequest, A1cResult, A1cReport, GetA1cReportResponse, GetCholesterolReportRequest, CholesterolValue, CholesterolPanel, CholesterolReport, GetCholesterolReportResponse, GetA1cCholesterolReportRequest, GetA1cCholesterolReportResponse } from './lab-reports.reader.ts'

const a1cRange = member('A1C_RANGE_', ['', 'IN_RANGE', 'OUT_OF_RANGE', 'VERY_OUT_OF_RANGE'])
const cholesterolMarker = member('CHOLESTEROL_MARKER_', ['', 'TOTAL', 'LDL', 'HDL', 'TRIGLYCERIDES'])

export const GetA1cReportRequestReader: Tolerant<GetA1cReportRequest> = object({})

export const A1cResultReader: Tolerant<A1cResult> = object({
  id: defaulted(text(/./su), ''),
  quantitativeValue: numeral(number(false, 0, 30)),
  timestamp: defaulted(formats.localDateTime, ''),
  range: defaulted(a1cRange, "A1C_RANGE_UNSPECIFIED"),
  estimatedAverageGlucose: optional(orUnreadable(numeral(number(true, 0, 900)))),
})

export const A1cReportReader: Tolerant<A1cReport> = object({
  results: defaulted(rows(A1cResultReader, 1), []),
  change: optional(orUnreadable(numeral(number(false, -30, 30)))),
  nextTestDueDate: optional(orUnreadable(CalendarDateReader)),
})

export const GetA1cReportResponseReader: Tolerant<GetA1cReportResponse> = object({
  report: A1cReportReader,
})

export const GetCholesterolReportRequestReader: Tolerant<GetCholesterolReportRequest> = object({})

export const CholesterolValueReader: Tolerant<CholesterolValue> = object({
  marker: defaulted(cholesterolMarker, "CHOLESTEROL_MARKER_UNSPECIFIED"),
  value: numeral(number(false, 0, 5000)),
})

export const CholesterolPanelReader: Tolerant<CholesterolPanel> = object({
  timestamp: defaulted(formats.localDateTime, ''),
  values: defaulted(rows(CholesterolValueReader, 1), []),
})

export const CholesterolReportReader: Tolerant<CholesterolReport> = object({
  panels: defaulted(rows(CholesterolPanelReader, 1), []),
})

export const GetCholesterolReportResponseReader: Tolerant<GetCholesterolReportResponse> = object({
  report: CholesterolReportReader,
})

export const GetA1cCholesterolReportRequestReader: Tolerant<GetA1cCholesterolReportRequest> = object({})

export const GetA1cCholesterolReportResponseReader: Tolerant<GetA1cCholesterolReportResponse> = object({
  a1c: optional(orUnreadable(A1cReportReader)),
  cholesterol: optional(orUnreadable(CholesterolReportReader)),
})

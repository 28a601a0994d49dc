import * as Schema from 'effect/Schema'
import { type A1cRange, a1cRangeOf, eagOf } from '#domain/a1c.ts'
import { Id, listOf, whole } from '#domain/formats.ts'
import { MessageDay } from '#domain/message-formats.ts'
import { tenth } from '#domain/tenth.ts'
import type {
  A1cReportJson, A1cResultJson, CholesterolPanelJson, CholesterolReportJson, CholesterolValueJson, GetA1cCholesterolReportResponseJson, GetA1cReportResponseJson, GetCholesterolReportResponseJson,
} from '#generated/rpc/portal/lab_reports/v1/lab_reports_pb.js'
import { type Accepts, decoder } from './decode.ts'
import { field } from './message-field.ts'
import { double } from './message-number.ts'
import { dateTimeField } from './message-place.ts'
import { wordField } from './message-word.ts'

/** A laboratory's A1C in percent (BG-003), its range by 2§5, and the average blood sugar in mg/dL that it stands for. */
export const A1cResult = Schema.Struct({
  id: field(Id, ''),
  quantitativeValue: field(double(0, 30), 0),
  timestamp: dateTimeField,
  range: wordField('A1C_RANGE', ['IN_RANGE', 'OUT_OF_RANGE', 'VERY_OUT_OF_RANGE']),
  estimatedAverageGlucose: field(whole(0, 900), 0),
})
export type A1cResult = typeof A1cResult.Type

/** Newest first; `change` in percentage points is absent with one result. */
export const A1cReport = Schema.Struct({
  results: field(listOf(A1cResult, 100, 1), []),
  change: Schema.optionalKey(double(-30, 30)),
  nextTestDue: field(MessageDay, ''),
})
export type A1cReport = typeof A1cReport.Type

export const cholesterolMarkers = ['TOTAL', 'LDL', 'HDL', 'TRIGLYCERIDES'] as const
export const CholesterolValue = Schema.Struct({ marker: wordField('CHOLESTEROL_MARKER', cholesterolMarkers), value: field(double(0, 5000), 0) })

/** The values of one blood sample, mg/dL. */
export const CholesterolPanel = Schema.Struct({ timestamp: dateTimeField, values: field(listOf(CholesterolValue, 4, 1), []) })
export type CholesterolPanel = typeof CholesterolPanel.Type
export const CholesterolReport = Schema.Struct({ panels: field(listOf(CholesterolPanel, 100, 1), []) })
export type CholesterolReport = typeof CholesterolReport.Type

export const A1cReportAnswer = Schema.Struct({ report: A1cReport })
export const CholesterolReportAnswer = Schema.Struct({ report: CholesterolReport })
/** A part without a result is absent. */
export const CombinedReport = Schema.Struct({ a1c: Schema.optionalKey(A1cReport), cholesterol: Schema.optionalKey(CholesterolReport) })
export type CombinedReport = typeof CombinedReport.Type

/** `report` is required by the contract's rule, which its types do not say. */
type Told<Answer> = Required<Answer>
export type AcceptsLabReports = [
  Accepts<A1cResultJson, typeof A1cResult>,
  Accepts<A1cReportJson, typeof A1cReport>,
  Accepts<CholesterolValueJson, typeof CholesterolValue>,
  Accepts<CholesterolPanelJson, typeof CholesterolPanel>,
  Accepts<CholesterolReportJson, typeof CholesterolReport>,
  Accepts<Told<GetA1cReportResponseJson>, typeof A1cReportAnswer>,
  Accepts<Told<GetCholesterolReportResponseJson>, typeof CholesterolReportAnswer>,
  Accepts<GetA1cCholesterolReportResponseJson, typeof CombinedReport>,
]

const decodeA1c = decoder('getA1cReport', A1cReportAnswer)
const decodeCholesterol = decoder('getCholesterolReport', CholesterolReportAnswer)

/** A result with the range and the average that the portal itself makes of its percent: there is one rule for both, here and wherever else an A1C shows. */
export type ShownA1c = Omit<A1cResult, 'range' | 'estimatedAverageGlucose'> & { readonly range: A1cRange; readonly average: number | null }
export type ShownA1cReport = Omit<A1cReport, 'results'> & { readonly results: readonly ShownA1c[] }
export type ShownCombined = Omit<CombinedReport, 'a1c'> & { readonly a1c?: ShownA1cReport }

const shownA1c = ({ results, ...report }: A1cReport): ShownA1cReport => ({
  ...report,
  results: results.map(({ id, quantitativeValue, timestamp }) => {
    // What is shown decides: the percent with one decimal has the range and the average beside it.
    const percent = tenth(quantitativeValue)
    return { id, quantitativeValue: percent, timestamp, range: a1cRangeOf(percent), average: eagOf(percent) }
  }),
})
const decodeBoth = decoder('getA1cCholesterolReport', CombinedReport)

/** Throws ContractBroken. */
export const a1cReport = (wire: GetA1cReportResponseJson): ShownA1cReport => shownA1c(decodeA1c(wire as Told<GetA1cReportResponseJson>).report)
/** Throws ContractBroken. */
export const cholesterolReport = (wire: GetCholesterolReportResponseJson): CholesterolReport => decodeCholesterol(wire as Told<GetCholesterolReportResponseJson>).report
/** Throws ContractBroken. */
export const combinedReport = (wire: GetA1cCholesterolReportResponseJson): ShownCombined => {
  const { a1c, ...rest } = decodeBoth(wire)
  return a1c === undefined ? rest : { ...rest, a1c: shownA1c(a1c) }
}

import * as Result from 'effect/Result'
import * as Schema from 'effect/Schema'
import { type A1cRange, a1cRangeOf, eagOf } from '#domain/a1c.ts'
import { Id, listOf, whole } from '#domain/formats.ts'
import { MessageDay } from '#domain/message-formats.ts'
import { tenth } from '#domain/tenth.ts'
import type {
  A1cReportJson, A1cResultJson, CholesterolPanelJson, CholesterolReportJson, CholesterolValueJson, GetA1cCholesterolReportResponseJson, GetA1cReportResponseJson, GetCholesterolReportResponseJson,
} from '#generated/rpc/portal/lab_reports/v1/lab_reports_pb.js'
import type { Accepts } from './decode.ts'
import { ContractBroken } from './failure.ts'
import { field } from './message-field.ts'
import { double } from './message-number.ts'
import { dateTimeField } from './message-place.ts'
import { wordField } from './message-word.ts'
import { known, readingRows } from './reading-rows.ts'

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

/** A result with the range and the average that the portal itself makes of its percent: there is one rule for both, here and wherever else an A1C shows. */
export type ShownA1c = Omit<A1cResult, 'range' | 'estimatedAverageGlucose'> & { readonly range: A1cRange; readonly average: number | null }
/** `leftOut` counts the results that could not be read; then nothing is said of a `change`. `nextTestDue` is null when it cannot be read. */
export type ShownA1cReport = { readonly results: readonly ShownA1c[]; readonly change?: number; readonly nextTestDue: string | null; readonly leftOut: number }
/** `leftOut` counts the blood samples, and the single values of others, that could not be read. */
export type ShownCholesterol = CholesterolReport & { readonly leftOut: number }
export type ShownCombined = { readonly a1c?: ShownA1cReport; readonly cholesterol?: ShownCholesterol; readonly leftOut: number }

const optionalOf = <S extends Schema.ConstraintDecoder<unknown>>(schema: S) => {
  const decode = Schema.decodeUnknownResult(schema)
  return (wire: unknown): S['Type'] | null => {
    const result = decode(wire)
    return Result.isSuccess(result) ? result.success : null
  }
}
const dayOrNull = optionalOf(MessageDay)
const changeOrNull = optionalOf(double(-30, 30))

function shownA1c(operation: string, { results = [], change, nextTestDue }: A1cReportJson): ShownA1cReport {
  // The portal makes the range and the average of the percent: what the server calls them costs no row.
  const { items, leftOut } = readingRows(operation, A1cResult, [
    known(['range'], A1cResult.fields.range, 'A1C_RANGE_IN_RANGE'), { path: ['estimatedAverageGlucose'], schema: A1cResult.fields.estimatedAverageGlucose, instead: 0 },
  ])(results)
  atLeastOne(operation, items)
  const by = leftOut === 0 ? changeOrNull(change) : null
  return {
    results: items.map(({ id, quantitativeValue, timestamp }) => {
      // What is shown decides: the percent with one decimal has the range and the average beside it.
      const percent = tenth(quantitativeValue)
      return { id, quantitativeValue: percent, timestamp, range: a1cRangeOf(percent), average: eagOf(percent) }
    }),
    ...(typeof by === 'number' ? { change: by } : {}),
    nextTestDue: dayOrNull(nextTestDue),
    leftOut,
  }
}

/** A blood sample whose values are read one by one, too: a marker that the portal does not know costs no other value. */
function shownCholesterol(operation: string, { panels = [] }: CholesterolReportJson): ShownCholesterol {
  let values = 0
  const samples = Array.isArray(panels) ? panels.map(panel => {
    const told = panel?.values
    if (!Array.isArray(told)) return panel
    const readable = told.filter(one => valueOrNull(one) !== null)
    // A sample without any readable value is left out as a whole.
    if (readable.length > 0) values += told.length - readable.length
    return { ...panel, values: readable }
  }) : panels
  const { items, leftOut } = readingRows(operation, CholesterolPanel, [])(samples)
  atLeastOne(operation, items)
  return { panels: items, leftOut: leftOut + values }
}
const valueOrNull = optionalOf(CholesterolValue)

/** A member without a result has no report: an empty one is broken. */
function atLeastOne(operation: string, { length }: readonly unknown[]): void {
  if (length === 0) throw new ContractBroken({ operation, problem: 'no row' })
}

/** The report of an answer, which the contract requires. */
const reportOf = <Report>(operation: string, report: Report | undefined): Report => {
  if (report === undefined) throw new ContractBroken({ operation, problem: 'report' })
  return report
}

/** Throws ContractBroken, also for a list of which no row can be read. */
export const a1cReport = ({ report }: GetA1cReportResponseJson): ShownA1cReport => shownA1c('getA1cReport', reportOf('getA1cReport', report))
/** Throws ContractBroken, also for a list of which no row can be read. */
export const cholesterolReport = ({ report }: GetCholesterolReportResponseJson): ShownCholesterol => shownCholesterol('getCholesterolReport', reportOf('getCholesterolReport', report))
/** Throws ContractBroken, also for a list of which no row can be read. */
export function combinedReport(wire: GetA1cCholesterolReportResponseJson): ShownCombined {
  const a1c = wire.a1c === undefined ? null : shownA1c('getA1cCholesterolReport', wire.a1c)
  const cholesterol = wire.cholesterol === undefined ? null : shownCholesterol('getA1cCholesterolReport', wire.cholesterol)
  return { ...(a1c === null ? {} : { a1c }), ...(cholesterol === null ? {} : { cholesterol }), leftOut: (a1c?.leftOut ?? 0) + (cholesterol?.leftOut ?? 0) }
}

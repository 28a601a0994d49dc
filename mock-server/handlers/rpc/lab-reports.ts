import { create } from '@bufbuild/protobuf'
import type { ServiceImpl } from '@connectrpc/connect'
import {
  A1cRange,
  type A1cReport,
  A1cReportSchema,
  A1cResultSchema,
  CholesterolMarker,
  CholesterolPanelSchema,
  type CholesterolReport,
  CholesterolReportSchema,
  CholesterolValueSchema,
  GetA1cCholesterolReportResponseSchema,
  GetA1cReportResponseSchema,
  GetCholesterolReportResponseSchema,
  type LabReportsService,
} from '../../../generated/proto/portal/lab_reports/v1/lab_reports_pb.js'
import type { Schema } from '../rest-call.ts'
import { readFact } from '../../database/facts/facts.ts'
import { dayNumber, dayText } from '../../services/time/time-zone.ts'
import { messageDateOf } from '../../services/time/calendar-date.ts'
import { CalendarDateSchema } from '../../../generated/proto/portal/calendar/v1/calendar_pb.js'
import { memberCall } from '../rpc-call.ts'

type Labs = readonly Schema<'LabResult'>[]

const newestFirst = (labs: Labs): Labs =>
  labs.toSorted((a, b) => b.timestamp.localeCompare(a.timestamp) || b.id.localeCompare(a.id))

/** Above 6.9 is out of range, 8 or higher very out of range (2§5). */
const rangeOf = (percent: number): A1cRange =>
  percent >= 8
    ? A1cRange.VERY_OUT_OF_RANGE
    : percent > 6.9
      ? A1cRange.OUT_OF_RANGE
      : A1cRange.IN_RANGE

/** Days until the next test: three months after a result out of range, else six. */
const untilNextTest = (percent: number): number =>
  rangeOf(percent) === A1cRange.IN_RANGE ? 182 : 91

const a1cReport = (labs: Labs): A1cReport | null => {
  const results = newestFirst(labs.filter(({ testType }) => testType === 'HbA1C'))
  const [newest, before] = results
  if (!newest) return null
  return create(A1cReportSchema, {
    results: results.slice(0, MOST).map(({ id, quantitativeValue, timestamp }) =>
      create(A1cResultSchema, {
        id,
        quantitativeValue,
        timestamp,
        range: rangeOf(quantitativeValue),
        estimatedAverageGlucose: Math.round(28.7 * quantitativeValue - 46.7),
      }),
    ),
    ...(before
      ? { change: Math.round((newest.quantitativeValue - before.quantitativeValue) * 10) / 10 }
      : {}),
    nextTestDueDate: create(
      CalendarDateSchema,
      messageDateOf(dayText(dayNumber(newest.timestamp) + untilNextTest(newest.quantitativeValue))),
    ),
  })
}

/** The most recent results of a report. */
const MOST = 100

/** In the order of the enum. */
const markers = [
  ['CHOLESTEROL_TOTAL', CholesterolMarker.TOTAL],
  ['CHOLESTEROL_LDL', CholesterolMarker.LDL],
  ['CHOLESTEROL_HDL', CholesterolMarker.HDL],
  ['TRIGLYCERIDES', CholesterolMarker.TRIGLYCERIDES],
] as const

/** Builds a report of panels. A panel has the results of one moment. */
const cholesterolReport = (labs: Labs): CholesterolReport | null => {
  const results = newestFirst(
    labs.filter(({ testType }) => markers.some(([name]) => name === testType)),
  )
  if (results.length === 0) return null
  const panels = [...Map.groupBy(results, ({ timestamp }) => timestamp)]
  return create(CholesterolReportSchema, {
    panels: panels.slice(0, MOST).map(([timestamp, values]) =>
      create(CholesterolPanelSchema, {
        timestamp,
        values: markers.flatMap(([name, marker]) => {
          const found = values.find(({ testType }) => testType === name)
          return found
            ? [create(CholesterolValueSchema, { marker, value: found.quantitativeValue })]
            : []
        }),
      }),
    ),
  })
}

export const labReports: ServiceImpl<typeof LabReportsService> = {
  getA1cReport: async (_request, context) => {
    const { store, caller, problem } = memberCall(context)
    const report = a1cReport(await readFact(store, caller.id, 'labs'))
    if (!report) throw problem('lab-result-not-found')
    return create(GetA1cReportResponseSchema, { report })
  },

  getCholesterolReport: async (_request, context) => {
    const { store, caller, problem } = memberCall(context)
    const report = cholesterolReport(await readFact(store, caller.id, 'labs'))
    if (!report) throw problem('lab-result-not-found')
    return create(GetCholesterolReportResponseSchema, { report })
  },

  getA1cCholesterolReport: async (_request, context) => {
    const { store, caller, problem } = memberCall(context)
    const labs = await readFact(store, caller.id, 'labs')
    const [a1c, cholesterol] = [a1cReport(labs), cholesterolReport(labs)]
    if (!a1c && !cholesterol) throw problem('lab-result-not-found')
    return create(GetA1cCholesterolReportResponseSchema, {
      ...(a1c ? { a1c } : {}),
      ...(cholesterol ? { cholesterol } : {}),
    })
  },
}

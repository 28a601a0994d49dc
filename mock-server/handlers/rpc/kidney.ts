import { create } from '@bufbuild/protobuf'
import type { ServiceImpl } from '@connectrpc/connect'
import {
  AlbuminCategory,
  AlbuminResultSchema,
  FiltrationCategory,
  FiltrationResultSchema,
  GetKidneyResultsResponseSchema,
  type KidneyService,
} from '../../../generated/proto/portal/kidney/v1/kidney_pb.js'
import type { Schema } from '../rest-call.ts'
import { readFact } from '../../database/facts/facts.ts'
import { dayNumber } from '../../services/time/time-zone.ts'
import { memberCall } from '../rpc-call.ts'

/**
 * Filtration categories of KDIGO by lower limit, in mL/min/1.73 m²; below the last is G5
 * (docs/clinical.md#kidney).
 */
const filtrations: readonly (readonly [from: number, is: FiltrationCategory])[] = [
  [90, FiltrationCategory.G1],
  [60, FiltrationCategory.G2],
  [45, FiltrationCategory.G3A],
  [30, FiltrationCategory.G3B],
  [15, FiltrationCategory.G4],
]
export function filtrationOf(value: number): FiltrationCategory {
  return filtrations.find(([from]) => value >= from)?.[1] ?? FiltrationCategory.G5
}

/**
 * Returns the albumin category of KDIGO in mg/g: A1 under 30, A2 to 300, A3 above
 * (docs/clinical.md#kidney).
 */
export function albuminOf(value: number): AlbuminCategory {
  return value > 300 ? AlbuminCategory.A3 : value >= 30 ? AlbuminCategory.A2 : AlbuminCategory.A1
}

type Lab = Schema<'LabResult'>
const LASTING_DAYS = 90

/**
 * Returns whether results stay beyond the limit for at least three months, up to the newest and
 * without exception.
 */
const persistent = (newestFirst: readonly Lab[], isBeyond: (value: number) => boolean): boolean => {
  const since = newestFirst.findIndex(({ quantitativeValue }) => !isBeyond(quantitativeValue))
  const run = since === -1 ? newestFirst : newestFirst.slice(0, since)
  const [newest, oldest] = [run[0], run.at(-1)]
  return (
    newest !== undefined &&
    oldest !== undefined &&
    dayNumber(newest.timestamp) - dayNumber(oldest.timestamp) >= LASTING_DAYS
  )
}

/** The most recent results of each test. */
const MOST = 500

export const kidney: ServiceImpl<typeof KidneyService> = {
  getKidneyResults: async (_request, context) => {
    const { store, caller, problem } = memberCall(context)
    const labs = (await readFact(store, caller.id, 'labs')).toSorted((a, b) =>
      b.timestamp.localeCompare(a.timestamp),
    )
    const [egfr, uacr] = [
      labs.filter(({ testType }) => testType === 'EGFR'),
      labs.filter(({ testType }) => testType === 'UACR'),
    ]
    if (egfr.length + uacr.length === 0) throw problem('kidney-result-not-found')
    return create(GetKidneyResultsResponseSchema, {
      filtrationResults: egfr
        .slice(0, MOST)
        .map(({ id, quantitativeValue: value, timestamp }) =>
          create(FiltrationResultSchema, { id, value, timestamp, category: filtrationOf(value) }),
        ),
      albuminResults: uacr
        .slice(0, MOST)
        .map(({ id, quantitativeValue: value, timestamp }) =>
          create(AlbuminResultSchema, { id, value, timestamp, category: albuminOf(value) }),
        ),
      persistent:
        persistent(egfr, (value) => value < 60) || persistent(uacr, (value) => value >= 30),
    })
  },
}

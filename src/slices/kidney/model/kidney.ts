import type {
  AlbuminCategory,
  AlbuminResult,
  FiltrationCategory,
  FiltrationResult,
  GetKidneyResultsResponse as KidneyResults,
} from '#generated/schemas/rpc/kidney.reader.ts'
import { withoutZeroResults } from '#vitals/model/care/without-zero-results.ts'
import {
  type LabResult,
  type ResultScale,
  type ResultVerdict,
  resultVerdict,
} from '#vitals/model/care/result-verdict.ts'
import type { Day } from '#platform/model/calendar-day.ts'
import { roundToTenth } from '#platform/model/round-to-tenth.ts'
import { isUnknown, type Rows } from '#platform/model/parts/unknown-enum.ts'

export type { AlbuminResult, FiltrationResult, KidneyResults }

/**
 * The KDIGO categories of docs/clinical.md#kidney (PMC10985780). A category is a range, never a
 * diagnosis: G1 and G2 alone are no kidney disease, and a stage requires results over three months.
 */
export const filtrationRanges = [
  { category: 'G1', name: 'G1', from: 90, to: null },
  { category: 'G2', name: 'G2', from: 60, to: 89 },
  { category: 'G3A', name: 'G3a', from: 45, to: 59 },
  { category: 'G3B', name: 'G3b', from: 30, to: 44 },
  { category: 'G4', name: 'G4', from: 15, to: 29 },
  { category: 'G5', name: 'G5', from: null, to: 14, under: 15 },
] as const
export const albuminRanges = [
  { category: 'A1', name: 'A1', from: null, to: 29, under: 30 },
  { category: 'A2', name: 'A2', from: 30, to: 300 },
  { category: 'A3', name: 'A3', from: 301, to: null, over: 300 },
] as const

/**
 * `from` and `to` are whole numbers. `under` and `over` are limits of the source, which also hold
 * for decimals.
 */
export type KidneyRange = {
  readonly name: (typeof filtrationRanges)[number]['name'] | (typeof albuminRanges)[number]['name']
  readonly from: number | null
  readonly to: number | null
  readonly under?: number
  readonly over?: number
}

/**
 * An unknown category as the server sent it; `null` without one. None is derived from the value.
 */
export type UnknownRange = { readonly sent: string | null }

const unknownRange = (raw: string | number): UnknownRange => {
  const word = String(raw).replace(/^(FILTRATION|ALBUMIN)_CATEGORY_/, '')
  return { sent: word === 'UNSPECIFIED' ? null : word }
}

/** The range of a category in the contract. */
export function filtrationRangeOf(category: FiltrationCategory): KidneyRange | UnknownRange {
  return isUnknown(category)
    ? unknownRange(category.raw)
    : (filtrationRanges.find((range) => range.category === category) ?? unknownRange(category))
}
export function albuminRangeOf(category: AlbuminCategory): KidneyRange | UnknownRange {
  return isUnknown(category)
    ? unknownRange(category.raw)
    : (albuminRanges.find((range) => range.category === category) ?? unknownRange(category))
}

/** The results to one decimal, as pages show them, without values that the server omitted. */
export function kidneyResultsOf(results: KidneyResults): KidneyResults {
  const { filtrationResults: filtration, albuminResults: albumin } = results
  return {
    ...results,
    filtrationResults: rounded(withoutZeroResults(filtration, ({ value }) => value)),
    albuminResults: rounded(withoutZeroResults(albumin, ({ value }) => value)),
  }
}
const rounded = <Row extends LabResult>({ items, leftOut }: Rows<Row>): Rows<Row> => ({
  items: items.map((row) => ({ ...row, value: roundToTenth(row.value) })),
  leftOut,
})

/** The number of results that failed to parse. */
export function kidneyLeftOut({
  filtrationResults: filtration,
  albuminResults: albumin,
}: KidneyResults): number {
  return filtration.leftOut + albumin.leftOut
}

/**
 * The usual values of the tests: filtering of 60 or more, and albumin under 30
 * (docs/clinical.md#kidney, G1 and G2, A1). Every fall of the filtering is a worse result, also among usual
 * values.
 */
export const filtrationScale = { better: 'higher' } as const satisfies ResultScale
export const albuminScale = {
  better: 'lower',
  isUsual: (value) => value < usualLimits.albuminUnder,
} as const satisfies ResultScale
export const usualLimits = { filtrationFrom: 60, albuminUnder: 30 } as const

export type KidneyVerdicts = {
  readonly filtration: ResultVerdict | null
  readonly albumin: ResultVerdict | null
}

/** The verdicts of both tests; null without a result. */
export function kidneyVerdicts(results: KidneyResults, today: Day): KidneyVerdicts {
  return {
    filtration: resultVerdict(results.filtrationResults, filtrationScale, today),
    albumin: resultVerdict(results.albuminResults, albuminScale, today),
  }
}

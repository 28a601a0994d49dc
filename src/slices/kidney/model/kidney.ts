import type {
  AlbuminResult,
  FiltrationCategory,
  FiltrationResult,
  GetKidneyResultsResponse as KidneyResults,
} from '#generated/schemas/rpc/kidney.reader.ts'
import { newestResults } from '#vitals/model/care/newest-results.ts'
import { withoutZeroResults } from '#vitals/model/care/without-zero-results.ts'
import type { LabResult, ResultScale } from '#vitals/model/care/result-verdict.ts'
import { roundToTenth } from '#platform/model/numbers/round-to-tenth.ts'
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

/**
 * `from` and `to` are whole numbers. `under` and `over` are limits of the source, which also hold
 * for decimals.
 */
export type KidneyRange = {
  readonly name: (typeof filtrationRanges)[number]['name'] | 'A1' | 'A2' | 'A3'
  readonly from: number | null
  readonly to: number | null
  readonly under?: number
  readonly over?: number
}

/**
 * An unknown category as the server sent it; `null` without one. None is derived from the value.
 */
export type UnknownRange = { readonly sent: string | null }

export const unknownRange = (raw: string | number): UnknownRange => {
  const word = String(raw).replace(/^(FILTRATION|ALBUMIN)_CATEGORY_/, '')
  return { sent: word === 'UNSPECIFIED' ? null : word }
}

/** The range of a category in the contract. */
export function filtrationRangeOf(category: FiltrationCategory): KidneyRange | UnknownRange {
  return isUnknown(category)
    ? unknownRange(category.raw)
    : (filtrationRanges.find((range) => range.category === category) ?? unknownRange(category))
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
const rounded = <Row extends LabResult>({ items, leftOut }: Rows<Row>): Rows<Row> =>
  newestResults({
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
 * (docs/clinical.md#kidney, G1 and G2, A1). Every fall of the filtering is a worse result, also
 * among usual values.
 */
export const filtrationScale = { better: 'higher' } as const satisfies ResultScale
export const usualLimits = { filtrationFrom: 60, albuminUnder: 30 } as const

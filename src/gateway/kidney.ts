import * as Schema from 'effect/Schema'
import { Id, listOf } from '#domain/formats.ts'
import { albuminCategoryOf, filtrationCategoryOf } from '#domain/kidney.ts'
import type { AlbuminResultJson, FiltrationResultJson, GetKidneyResultsResponseJson } from '#generated/rpc/portal/kidney/v1/kidney_pb.js'
import type { Accepts } from './decode.ts'
import { field } from './message-field.ts'
import { double } from './message-number.ts'
import { dateTimeField } from './message-place.ts'
import { wordField } from './message-word.ts'
import { type OptionalPart, readingRows } from './reading-rows.ts'

const measured = { id: field(Id, ''), value: field(double(0, 5000), 0), timestamp: dateTimeField }

/** eGFR in mL/min/1.73m2 and its KDIGO category, highest first (clinical.md 6). */
export const FiltrationResult = Schema.Struct({ ...measured, category: wordField('FILTRATION_CATEGORY', ['G1', 'G2', 'G3A', 'G3B', 'G4', 'G5']) })
export type FiltrationResult = typeof FiltrationResult.Type

/** uACR in mg/g and its KDIGO category, lowest first. */
export const AlbuminResult = Schema.Struct({ ...measured, category: wordField('ALBUMIN_CATEGORY', ['A1', 'A2', 'A3']) })
export type AlbuminResult = typeof AlbuminResult.Type

/** Newest first. One value is no stage; `isLasting` says that results of three months agree. */
export const KidneyResults = Schema.Struct({
  filtration: field(listOf(FiltrationResult, 500), []),
  albumin: field(listOf(AlbuminResult, 500), []),
  isLasting: field(Schema.Boolean, false),
})
export type KidneyResults = typeof KidneyResults.Type

export type AcceptsKidney = [
  Accepts<FiltrationResultJson, typeof FiltrationResult>, Accepts<AlbuminResultJson, typeof AlbuminResult>, Accepts<GetKidneyResultsResponseJson, typeof KidneyResults>,
]

/** The results that can be read; `leftOut` counts the others. */
export type ReadKidneyResults = KidneyResults & { readonly leftOut: number }

/** A category that the portal does not know gives way to the one of the value (clinical.md 6). */
const categoryPart = (schema: OptionalPart['schema'], instead: string, categoryOf: (value: number) => string): OptionalPart => ({
  path: ['category'], schema, instead, restore: ({ value }) => categoryOf(typeof value === 'number' ? value : 0),
})
const filtrationRows = readingRows('getKidneyResults', FiltrationResult, [categoryPart(FiltrationResult.fields.category, 'FILTRATION_CATEGORY_G1', filtrationCategoryOf)])
const albuminRows = readingRows('getKidneyResults', AlbuminResult, [categoryPart(AlbuminResult.fields.category, 'ALBUMIN_CATEGORY_A1', albuminCategoryOf)])

/** Reads each list row by row. Throws ContractBroken for what is no list, and for a list of which no row can be read. */
export function kidneyResults({ filtration = [], albumin = [], isLasting }: GetKidneyResultsResponseJson): ReadKidneyResults {
  const [first, second] = [filtrationRows(filtration), albuminRows(albumin)]
  return { filtration: first.items, albumin: second.items, isLasting: isLasting === true, leftOut: first.leftOut + second.leftOut }
}

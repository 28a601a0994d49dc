// Written by `npm run generate` from contracts/. Do not edit.
import { boolean, formats, member, number, numeral, object, rows, text, type Flavor, type Reader, type Rows, type Unknown } from '../read.ts'

export type FiltrationCategory = 'G1' | 'G2' | 'G3A' | 'G3B' | 'G4' | 'G5' | Unknown

export type AlbuminCategory = 'A1' | 'A2' | 'A3' | Unknown

export type GetKidneyResultsRequest = {
}

export type FiltrationResult = {
  readonly id: Flavor<'FiltrationResultId'>
  readonly value: number
  readonly timestamp: Flavor<'LocalDateTime'>
  readonly category: FiltrationCategory
}

export type AlbuminResult = {
  readonly id: Flavor<'AlbuminResultId'>
  readonly value: number
  readonly timestamp: Flavor<'LocalDateTime'>
  readonly category: AlbuminCategory
}

export type GetKidneyResultsResponse = {
  readonly filtrationResults: Rows<FiltrationResult>
  readonly albuminResults: Rows<AlbuminResult>
  readonly persistent: boolean
}

const filtrationCategory = member('FILTRATION_CATEGORY_', ['', 'G1', 'G2', 'G3A', 'G3B', 'G4', 'G5'])
const albuminCategory = member('ALBUMIN_CATEGORY_', ['', 'A1', 'A2', 'A3'])

/** Reads `GetKidneyResultsRequest` as a server sends it. */
export const readGetKidneyResultsRequest: Reader<GetKidneyResultsRequest> = object<GetKidneyResultsRequest>({})

/** Reads `FiltrationResult` as a server sends it. */
export const readFiltrationResult: Reader<FiltrationResult> = object<FiltrationResult>({
  id: [text(/./su), ''],
  value: numeral(number(false, 0, 5000)),
  timestamp: [formats.localDateTime, ''],
  category: [filtrationCategory, "FILTRATION_CATEGORY_UNSPECIFIED"],
})

/** Reads `AlbuminResult` as a server sends it. */
export const readAlbuminResult: Reader<AlbuminResult> = object<AlbuminResult>({
  id: [text(/./su), ''],
  value: numeral(number(false, 0, 5000)),
  timestamp: [formats.localDateTime, ''],
  category: [albuminCategory, "ALBUMIN_CATEGORY_UNSPECIFIED"],
})

/** Reads `GetKidneyResultsResponse` as a server sends it. */
export const readGetKidneyResultsResponse: Reader<GetKidneyResultsResponse> = object<GetKidneyResultsResponse>({
  filtrationResults: [rows(readFiltrationResult), []],
  albuminResults: [rows(readAlbuminResult), []],
  persistent: [boolean, false],
})

// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { defaulted, empty, figure, list, matching, member, text, wellFormed } from '../write.ts'

export const GetKidneyResultsRequest = empty
export type GetKidneyResultsRequest = typeof GetKidneyResultsRequest.Type

export const FiltrationResult = Schema.Struct({
  id: defaulted(text(1, 64).check(wellFormed), ''),
  value: figure(0, 5000),
  timestamp: defaulted(matching(/^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$/u), ''),
  category: defaulted(member('FILTRATION_CATEGORY_', ['G1', 'G2', 'G3A', 'G3B', 'G4', 'G5']), "FILTRATION_CATEGORY_UNSPECIFIED"),
})
export type FiltrationResult = typeof FiltrationResult.Type

export const AlbuminResult = Schema.Struct({
  id: defaulted(text(1, 64).check(wellFormed), ''),
  value: figure(0, 5000),
  timestamp: defaulted(matching(/^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$/u), ''),
  category: defaulted(member('ALBUMIN_CATEGORY_', ['A1', 'A2', 'A3']), "ALBUMIN_CATEGORY_UNSPECIFIED"),
})
export type AlbuminResult = typeof AlbuminResult.Type

export const GetKidneyResultsResponse = Schema.Struct({
  filtrationResults: defaulted(list(FiltrationResult, 0, 500), []),
  albuminResults: defaulted(list(AlbuminResult, 0, 500), []),
  persistent: defaulted(Schema.Boolean, false),
})
export type GetKidneyResultsResponse = typeof GetKidneyResultsResponse.Type

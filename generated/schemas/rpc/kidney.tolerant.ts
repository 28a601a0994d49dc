// Written by `npm run generate` from contracts/. Do not edit.
import { boolean, defaulted, formats, member, number, numeral, object, rows, text, type Tolerant } from '../tolerant.ts'
import type { GetKidneyResultsRequest, FiltrationResult, AlbuminResult, GetKidneyResultsResponse } from './kidney.reader.ts'

const filtrationCategory = member('FILTRATION_CATEGORY_', ['', 'G1', 'G2', 'G3A', 'G3B', 'G4', 'G5'])
const albuminCategory = member('ALBUMIN_CATEGORY_', ['', 'A1', 'A2', 'A3'])

export const GetKidneyResultsRequestReader: Tolerant<GetKidneyResultsRequest> = object({})

export const FiltrationResultReader: Tolerant<FiltrationResult> = object({
  id: defaulted(text(/./su), ''),
  value: numeral(number(false, 0, 5000)),
  timestamp: defaulted(formats.localDateTime, ''),
  category: defaulted(filtrationCategory, "FILTRATION_CATEGORY_UNSPECIFIED"),
})

export const AlbuminResultReader: Tolerant<AlbuminResult> = object({
  id: defaulted(text(/./su), ''),
  value: numeral(number(false, 0, 5000)),
  timestamp: defaulted(formats.localDateTime, ''),
  category: defaulted(albuminCategory, "ALBUMIN_CATEGORY_UNSPECIFIED"),
})

export const GetKidneyResultsResponseReader: Tolerant<GetKidneyResultsResponse> = object({
  filtrationResults: defaulted(rows(FiltrationResultReader), []),
  albuminResults: defaulted(rows(AlbuminResultReader), []),
  persistent: defaulted(boolean, false),
})

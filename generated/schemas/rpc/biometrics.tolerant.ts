// Written by `npm run generate` from contracts/. Do not edit.
import { decisive, defaulted, formats, member, number, numeral, object, optional, orUnreadable, rows, text, type Tolerant } from '../tolerant.ts'
import type { GetBiometricsRequest, BodyComposition, WeightGainLimit, Biometrics, GetBiometricsResponse, SetHeightRequest, SetHeightResponse, AddWeightRequest, AddWeightResponse, ListBodyCompositionsRequest, ListBodyCompositionsResponse } from './biometrics.reader.ts'

const pattern = text(/^[+-](0[0-9]|1[0-4]):[0-5][0-9]$/u)
const bodyMassIndexClass = member('BODY_MASS_INDEX_CLASS_', ['', 'UNDERWEIGHT', 'HEALTHY', 'OVERWEIGHT', 'OBESITY_CLASS_1', 'OBESITY_CLASS_2', 'OBESITY_CLASS_3'])
const pattern2 = text(/^[A-Za-z0-9_-]{1,200}$/u)

export const GetBiometricsRequestReader: Tolerant<GetBiometricsRequest> = object({})

export const BodyCompositionReader: Tolerant<BodyComposition> = object({
  readingId: defaulted(text(/./su), ''),
  measurementTime: defaulted(formats.localDateTime, ''),
  utcOffset: defaulted(pattern, ''),
  timeZone: defaulted(formats.ianaTimeZone, ''),
  weightLb: defaulted(numeral(number(false, 1, 1500)), 0),
  bodyFatPercentage: optional(orUnreadable(numeral(number(false, 0, 100)))),
  musclePercentage: optional(orUnreadable(numeral(number(false, 0, 100)))),
  bodyFatLb: optional(orUnreadable(numeral(number(false, 0, 1500)))),
  muscleLb: optional(orUnreadable(numeral(number(false, 0, 1500)))),
})

export const WeightGainLimitReader: Tolerant<WeightGainLimit> = object({
  periodDays: defaulted(numeral(number(true, 1, 30)), 0),
  gainLb: defaulted(numeral(number(false, 0.5, 50)), 0),
})

export const BiometricsReader: Tolerant<Biometrics> = object({
  heightInches: optional(orUnreadable(numeral(number(true, 24, 108)))),
  weightLb: optional(orUnreadable(numeral(number(false, 1, 1500)))),
  weightMeasurementTime: optional(orUnreadable(formats.localDateTime)),
  bodyMassIndex: optional(orUnreadable(numeral(number(false, 1, 300)))),
  bodyMassIndexClass: optional(orUnreadable(bodyMassIndexClass)),
  bodyComposition: optional(orUnreadable(BodyCompositionReader)),
  weightGainLimits: defaulted(rows(WeightGainLimitReader), []),
})

export const GetBiometricsResponseReader: Tolerant<GetBiometricsResponse> = object({
  biometrics: BiometricsReader,
})

export const SetHeightRequestReader: Tolerant<SetHeightRequest> = object({
  heightInches: defaulted(numeral(number(true, 24, 108)), 0),
})

export const SetHeightResponseReader: Tolerant<SetHeightResponse> = object({
  biometrics: BiometricsReader,
})

export const AddWeightRequestReader: Tolerant<AddWeightRequest> = object({
  measurementTime: defaulted(formats.localDateTime, ''),
  weightLb: defaulted(numeral(number(false, 20, 1000)), 0),
  timeZone: optional(formats.ianaTimeZone),
})

export const AddWeightResponseReader: Tolerant<AddWeightResponse> = object({
  readingId: defaulted(text(/./su), ''),
  biometrics: BiometricsReader,
})

export const ListBodyCompositionsRequestReader: Tolerant<ListBodyCompositionsRequest> = object({
  startTime: defaulted(formats.localDateTime, ''),
  endTime: defaulted(formats.localDateTime, ''),
  count: optional(numeral(number(true, 1, 50000))),
  pageSize: optional(numeral(number(true, 1, 1000))),
  pageToken: optional(pattern2),
})

export const ListBodyCompositionsResponseReader: Tolerant<ListBodyCompositionsResponse> = object({
  bodyCompositions: defaulted(rows(BodyCompositionReader, 0, true), []),
  nextPageToken: decisive(text()),
})

// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { defaulted, empty, figure, list, matching, member, text, wellFormed, whole } from '../write.ts'

export const GetBiometricsRequest = empty
export type GetBiometricsRequest = typeof GetBiometricsRequest.Type

export const BodyComposition = Schema.Struct({
  readingId: defaulted(text(1, 64).check(wellFormed), ''),
  measurementTime: defaulted(matching(/^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$/u), ''),
  utcOffset: defaulted(matching(/^[+-](0[0-9]|1[0-4]):[0-5][0-9]$/u), ''),
  timeZone: defaulted(matching(/^[A-Z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/u, 0, 64), ''),
  weightLb: defaulted(figure(1, 1500), 0),
  bodyFatPercentage: Schema.optionalKey(figure(0, 100)),
  musclePercentage: Schema.optionalKey(figure(0, 100)),
  bodyFatLb: Schema.optionalKey(figure(0, 1500)),
  muscleLb: Schema.optionalKey(figure(0, 1500)),
})
export type BodyComposition = typeof BodyComposition.Type

export const WeightGainLimit = Schema.Struct({
  periodDays: defaulted(whole(1, 30), 0),
  gainLb: defaulted(figure(0.5, 50), 0),
})
export type WeightGainLimit = typeof WeightGainLimit.Type

export const Biometrics = Schema.Struct({
  heightInches: Schema.optionalKey(whole(24, 108)),
  weightLb: Schema.optionalKey(figure(1, 1500)),
  weightMeasurementTime: Schema.optionalKey(matching(/^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$/u)),
  bodyMassIndex: Schema.optionalKey(figure(1, 300)),
  bodyMassIndexClass: Schema.optionalKey(member('BODY_MASS_INDEX_CLASS_', ['UNDERWEIGHT', 'HEALTHY', 'OVERWEIGHT', 'OBESITY_CLASS_1', 'OBESITY_CLASS_2', 'OBESITY_CLASS_3'])),
  bodyComposition: Schema.optionalKey(BodyComposition),
  weightGainLimits: defaulted(list(WeightGainLimit, 0, 4), []),
})
export type Biometrics = typeof Biometrics.Type

export const GetBiometricsResponse = Schema.Struct({
  biometrics: Biometrics,
})
export type GetBiometricsResponse = typeof GetBiometricsResponse.Type

export const SetHeightRequest = Schema.Struct({
  heightInches: defaulted(whole(24, 108), 0),
})
export type SetHeightRequest = typeof SetHeightRequest.Type

export const SetHeightResponse = Schema.Struct({
  biometrics: Biometrics,
})
export type SetHeightResponse = typeof SetHeightResponse.Type

export const AddWeightRequest = Schema.Struct({
  measurementTime: defaulted(matching(/^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$/u), ''),
  weightLb: defaulted(figure(20, 1000), 0),
  timeZone: Schema.optionalKey(matching(/^[A-Z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/u, 0, 64)),
})
export type AddWeightRequest = typeof AddWeightRequest.Type

export const AddWeightResponse = Schema.Struct({
  readingId: defaulted(text(1, 64).check(wellFormed), ''),
  biometrics: Biometrics,
})
export type AddWeightResponse = typeof AddWeightResponse.Type

export const ListBodyCompositionsRequest = Schema.Struct({
  startTime: defaulted(matching(/^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$/u), ''),
  endTime: defaulted(matching(/^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$/u), ''),
  count: Schema.optionalKey(whole(1, 50000)),
  pageSize: Schema.optionalKey(whole(1, 1000)),
  pageToken: Schema.optionalKey(matching(/^[A-Za-z0-9_-]{1,200}$/u)),
})
export type ListBodyCompositionsRequest = typeof ListBodyCompositionsRequest.Type

export const ListBodyCompositionsResponse = Schema.Struct({
  bodyCompositions: defaulted(list(BodyComposition, 0, 1000), []),
  nextPageToken: Schema.optionalKey(matching(/^[A-Za-z0-9_-]{1,200}$/u)),
})
export type ListBodyCompositionsResponse = typeof ListBodyCompositionsResponse.Type

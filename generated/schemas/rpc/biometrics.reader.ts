// Written by `npm run generate` from contracts/. Do not edit.
import { decisive, formats, member, number, numeral, object, orUnreadable, rows, text, type Flavor, type Reader, type Rows, type Unknown, type Unreadable } from '../read.ts'

export type BodyMassIndexClass = 'UNDERWEIGHT' | 'HEALTHY' | 'OVERWEIGHT' | 'OBESITY_CLASS_1' | 'OBESITY_CLASS_2' | 'OBESITY_CLASS_3' | Unknown

export type GetBiometricsRequest = {
}

export type BodyComposition = {
  readonly readingId: string
  readonly measurementTime: Flavor<'LocalDateTime'>
  readonly utcOffset: string
  readonly timeZone: string
  readonly weightLb: number
  readonly bodyFatPercentage?: number | Unreadable
  readonly musclePercentage?: number | Unreadable
  readonly bodyFatLb?: number | Unreadable
  readonly muscleLb?: number | Unreadable
}

export type WeightGainLimit = {
  readonly periodDays: number
  readonly gainLb: number
}

export type Biometrics = {
  readonly heightInches?: number | Unreadable
  readonly weightLb?: number | Unreadable
  readonly weightMeasurementTime?: Flavor<'LocalDateTime'> | Unreadable
  readonly bodyMassIndex?: number | Unreadable
  readonly bodyMassIndexClass?: BodyMassIndexClass | Unreadable
  readonly bodyComposition?: BodyComposition | Unreadable
  readonly weightGainLimits: Rows<WeightGainLimit>
}

export type GetBiometricsResponse = {
  readonly biometrics: Biometrics
}

export type SetHeightRequest = {
  readonly heightInches: number
}

export type SetHeightResponse = {
  readonly biometrics: Biometrics
}

export type AddWeightRequest = {
  readonly measurementTime: Flavor<'LocalDateTime'>
  readonly weightLb: number
  readonly timeZone?: string
}

export type AddWeightResponse = {
  readonly readingId: string
  readonly biometrics: Biometrics
}

export type ListBodyCompositionsRequest = {
  readonly startTime: Flavor<'LocalDateTime'>
  readonly endTime: Flavor<'LocalDateTime'>
  readonly count?: number
  readonly pageSize?: number
  readonly pageToken?: string
}

export type ListBodyCompositionsResponse = {
  readonly bodyCompositions: Rows<BodyComposition>
  readonly nextPageToken?: string
}

const pattern = text(/^[+-](0[0-9]|1[0-4]):[0-5][0-9]$/u)
const bodyMassIndexClass = member('BODY_MASS_INDEX_CLASS_', ['', 'UNDERWEIGHT', 'HEALTHY', 'OVERWEIGHT', 'OBESITY_CLASS_1', 'OBESITY_CLASS_2', 'OBESITY_CLASS_3'])
const pattern2 = text(/^[A-Za-z0-9_-]{1,200}$/u)

/** Reads `GetBiometricsRequest` as a server sends it. */
export const readGetBiometricsRequest: Reader<GetBiometricsRequest> = object<GetBiometricsRequest>({})

/** Reads `BodyComposition` as a server sends it. */
export const readBodyComposition: Reader<BodyComposition> = object<BodyComposition>({
  readingId: [text(/./su), ''],
  measurementTime: [formats.localDateTime, ''],
  utcOffset: [pattern, ''],
  timeZone: [formats.ianaTimeZone, ''],
  weightLb: [numeral(number(false, 1, 1500)), 0],
  bodyFatPercentage: [orUnreadable(numeral(number(false, 0, 100)))],
  musclePercentage: [orUnreadable(numeral(number(false, 0, 100)))],
  bodyFatLb: [orUnreadable(numeral(number(false, 0, 1500)))],
  muscleLb: [orUnreadable(numeral(number(false, 0, 1500)))],
})

/** Reads `WeightGainLimit` as a server sends it. */
export const readWeightGainLimit: Reader<WeightGainLimit> = object<WeightGainLimit>({
  periodDays: [numeral(number(true, 1, 30)), 0],
  gainLb: [numeral(number(false, 0.5, 50)), 0],
})

/** Reads `Biometrics` as a server sends it. */
export const readBiometrics: Reader<Biometrics> = object<Biometrics>({
  heightInches: [orUnreadable(numeral(number(true, 24, 108)))],
  weightLb: [orUnreadable(numeral(number(false, 1, 1500)))],
  weightMeasurementTime: [orUnreadable(formats.localDateTime)],
  bodyMassIndex: [orUnreadable(numeral(number(false, 1, 300)))],
  bodyMassIndexClass: [orUnreadable(bodyMassIndexClass)],
  bodyComposition: [orUnreadable(readBodyComposition)],
  weightGainLimits: [rows(readWeightGainLimit), []],
})

/** Reads `GetBiometricsResponse` as a server sends it. */
export const readGetBiometricsResponse: Reader<GetBiometricsResponse> = object<GetBiometricsResponse>({
  biometrics: readBiometrics,
})

/** Reads `SetHeightRequest` as a server sends it. */
export const readSetHeightRequest: Reader<SetHeightRequest> = object<SetHeightRequest>({
  heightInches: [numeral(number(true, 24, 108)), 0],
})

/** Reads `SetHeightResponse` as a server sends it. */
export const readSetHeightResponse: Reader<SetHeightResponse> = object<SetHeightResponse>({
  biometrics: readBiometrics,
})

/** Reads `AddWeightRequest` as a server sends it. */
export const readAddWeightRequest: Reader<AddWeightRequest> = object<AddWeightRequest>({
  measurementTime: [formats.localDateTime, ''],
  weightLb: [numeral(number(false, 20, 1000)), 0],
  timeZone: [formats.ianaTimeZone],
})

/** Reads `AddWeightResponse` as a server sends it. */
export const readAddWeightResponse: Reader<AddWeightResponse> = object<AddWeightResponse>({
  readingId: [text(/./su), ''],
  biometrics: readBiometrics,
})

/** Reads `ListBodyCompositionsRequest` as a server sends it. */
export const readListBodyCompositionsRequest: Reader<ListBodyCompositionsRequest> = object<ListBodyCompositionsRequest>({
  startTime: [formats.localDateTime, ''],
  endTime: [formats.localDateTime, ''],
  count: [numeral(number(true, 1, 50000))],
  pageSize: [numeral(number(true, 1, 1000))],
  pageToken: [pattern2],
})

/** Reads `ListBodyCompositionsResponse` as a server sends it. */
export const readListBodyCompositionsResponse: Reader<ListBodyCompositionsResponse> = object<ListBodyCompositionsResponse>({
  bodyCompositions: [rows(readBodyComposition, 0, true), []],
  nextPageToken: decisive(text()),
})

// Written by `npm run generate` from contracts/. Do not edit.
import { boolean, codes, nullable, number, object, rows, text, words, type Flavor, type Reader, type Rows, type Unknown } from '../read.ts'
import { readLocalDateTime, type LocalDateTime, readTimeZone, type TimeZone, readUtcOffset, type UtcOffset } from './common.reader.ts'

/** Pounds. An imported reading may have more than one decimal. */
export type Pounds = number

/** Percent of the body's weight, one decimal; null when the scale did not say. */
export type Percentage = number | null

/** What a scale that measures body composition (wm2000) says beside the weight. */
export type WeightBiometrics = {
  readonly bodyFatPercentage: Percentage
  readonly musclePercentage: Percentage
}

/** Where a reading comes from - a connected scale, the member's own entry, or a file of another app. */
export type WeightSource = 'DEVICE' | 'SELF_REPORTED' | 'IMPORTED' | Unknown

/** One weighing. `measurementTime` is the reading's own wall clock. An irregular reading (somebody else on the scale, clothes, a suitcase) stays in the log and out of every statistic. `biometrics` is null from a scale that measures weight alone. */
export type WeightReading = {
  readonly id: Flavor<'WeightReadingId'>
  readonly measurementTime: LocalDateTime
  readonly utcOffset: UtcOffset
  readonly timeZone: TimeZone
  readonly normalizedWeightLb: Pounds
  readonly isIrregular: boolean
  readonly biometrics: WeightBiometrics | null
  readonly source: WeightSource
}

export type WeightReadings = {
  /** Newest first. */
  readonly weightReadings: Rows<WeightReading>
}

/** Days back from now; the chart's ranges (2§9, GAP-115). */
export type WeightDuration = 7 | 14 | 30 | 90 | 180 | 365 | Unknown

/** Pounds, one decimal; minus is less. */
export type PoundsChange = number | null

/** From the first to the last regular reading of that many days; null with fewer than two. */
export type WeightChange = {
  readonly duration: WeightDuration
  readonly change: PoundsChange
}

/** Over all regular readings. The first and the newest one, and what lies between them; null without a reading. */
export type WeightOverallStats = {
  readonly currentWeightReading: WeightReading | null
  readonly startingWeightReading: WeightReading | null
  readonly change: PoundsChange
}

/** Percentage points, one decimal; minus is less. */
export type PercentChange = number | null

/** From the first to the last regular reading of that many days that has the figure; null with fewer than two. */
export type BodyPartChange = {
  readonly duration: WeightDuration
  readonly change: PercentChange
}

/** One figure of the body composition in percent. */
export type BodyPartStats = {
  readonly current: Percentage
  readonly stats: Rows<BodyPartChange>
}

/** `stats` has one entry for each duration asked for, in that order. `bodyFatStats` and `muscleMassStats` are null when `extended_stats` is false, or when no reading has such a figure. */
export type WeightStats = {
  readonly stats: Rows<WeightChange>
  readonly overallStats: WeightOverallStats
  readonly bodyFatStats: BodyPartStats | null
  readonly muscleMassStats: BodyPartStats | null
}

/** A weight in the unit that the member uses. */
export type TargetWeight = {
  /** One decimal. */
  readonly weight: number
  readonly weightUnit: 'LB' | 'KG' | Unknown
}

/** `target` is the one in force, null before one was set. `weightReadingId` is the reading that it starts from. `selfEnteredTarget` is what the member chose herself, null when she took the suggestion. `suggestedTarget` is 5 % below her weight, `lowestTarget` the lowest that she may choose (both null without a weight). */
export type WeightTarget = {
  readonly target: TargetWeight | null
  readonly weightReadingId: string | null
  readonly selfEnteredTarget: TargetWeight | null
  readonly suggestedTarget: TargetWeight | null
  readonly lowestTarget: TargetWeight | null
}

/** The target that the member sets, and the reading that it starts from; null when she has none. */
export type WeightTargetChoice = {
  readonly target: TargetWeight
  readonly weightReadingId: string | null
}

export type WeightReadingMark = {
  readonly isIrregular: boolean
}

/** Reads `Pounds` as a server sends it. */
export const readPounds: Reader<Pounds> = number(false, 1, 1500)

/** Reads `Percentage` as a server sends it. */
export const readPercentage: Reader<Percentage> = nullable(number(false, 0, 100))

/** Reads `WeightBiometrics` as a server sends it. */
export const readWeightBiometrics: Reader<WeightBiometrics> = object<WeightBiometrics>({
  bodyFatPercentage: readPercentage,
  musclePercentage: readPercentage,
})

/** Reads `WeightSource` as a server sends it. */
export const readWeightSource: Reader<WeightSource> = words('DEVICE', 'SELF_REPORTED', 'IMPORTED')

/** Reads `WeightReading` as a server sends it. */
export const readWeightReading: Reader<WeightReading> = object<WeightReading>({
  id: text(/./su),
  measurementTime: readLocalDateTime,
  utcOffset: readUtcOffset,
  timeZone: readTimeZone,
  normalizedWeightLb: readPounds,
  isIrregular: boolean,
  biometrics: nullable(readWeightBiometrics),
  source: readWeightSource,
})

/** Reads `WeightReadings` as a server sends it. */
export const readWeightReadings: Reader<WeightReadings> = object<WeightReadings>({
  weightReadings: rows(readWeightReading),
})

/** Reads `WeightDuration` as a server sends it. */
export const readWeightDuration: Reader<WeightDuration> = codes(7, 14, 30, 90, 180, 365)

/** Reads `PoundsChange` as a server sends it. */
export const readPoundsChange: Reader<PoundsChange> = nullable(number(false, -1500, 1500))

/** Reads `WeightChange` as a server sends it. */
export const readWeightChange: Reader<WeightChange> = object<WeightChange>({
  duration: readWeightDuration,
  change: readPoundsChange,
})

/** Reads `WeightOverallStats` as a server sends it. */
export const readWeightOverallStats: Reader<WeightOverallStats> = object<WeightOverallStats>({
  currentWeightReading: nullable(readWeightReading),
  startingWeightReading: nullable(readWeightReading),
  change: readPoundsChange,
})

/** Reads `PercentChange` as a server sends it. */
export const readPercentChange: Reader<PercentChange> = nullable(number(false, -100, 100))

/** Reads `BodyPartChange` as a server sends it. */
export const readBodyPartChange: Reader<BodyPartChange> = object<BodyPartChange>({
  duration: readWeightDuration,
  change: readPercentChange,
})

/** Reads `BodyPartStats` as a server sends it. */
export const readBodyPartStats: Reader<BodyPartStats> = object<BodyPartStats>({
  current: readPercentage,
  stats: rows(readBodyPartChange),
})

/** Reads `WeightStats` as a server sends it. */
export const readWeightStats: Reader<WeightStats> = object<WeightStats>({
  stats: rows(readWeightChange),
  overallStats: readWeightOverallStats,
  bodyFatStats: nullable(readBodyPartStats),
  muscleMassStats: nullable(readBodyPartStats),
})

/** Reads `TargetWeight` as a server sends it. */
export const readTargetWeight: Reader<TargetWeight> = object<TargetWeight>({
  weight: number(false, 1, 1500),
  weightUnit: words('LB', 'KG'),
})

/** Reads `WeightTarget` as a server sends it. */
export const readWeightTarget: Reader<WeightTarget> = object<WeightTarget>({
  target: nullable(readTargetWeight),
  weightReadingId: nullable(text(/./su)),
  selfEnteredTarget: nullable(readTargetWeight),
  suggestedTarget: nullable(readTargetWeight),
  lowestTarget: nullable(readTargetWeight),
})

/** Reads `WeightTargetChoice` as a server sends it. */
export const readWeightTargetChoice: Reader<WeightTargetChoice> = object<WeightTargetChoice>({
  target: readTargetWeight,
  weightReadingId: nullable(text(/./su)),
})

/** Reads `WeightReadingMark` as a server sends it. */
export const readWeightReadingMark: Reader<WeightReadingMark> = object<WeightReadingMark>({
  isIrregular: boolean,
})

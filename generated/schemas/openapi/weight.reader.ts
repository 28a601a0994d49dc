// Written by `npm run generate` from contracts/. Do not edit.
import { boolean, codes, decisive, nullable, number, object, orUnreadable, rows, text, words, type Flavor, type Reader, type Rows, type Unknown, type Unreadable } from '../read.ts'
import { readLocalDateTime, type LocalDateTime, readNextPage, type NextPage, readTimeZone, type TimeZone, readUtcOffset, type UtcOffset } from './common.reader.ts'

/** Weight in pounds; an imported reading may have more than one decimal. */
export type Pounds = number

/** Percent of the body's weight, one decimal; null when the scale did not measure it. */
export type Percentage = number | Unreadable | null

/** What a scale that measures body composition (wm2000) reports beside the weight. */
export type WeightBiometrics = {
  /** Fat as a percentage of body weight; null when not measured. */
  readonly bodyFatPercentage: Percentage
  /** Muscle as a percentage of body weight; null when not measured. */
  readonly musclePercentage: Percentage
}

/** Where a reading comes from. */
export type WeightSource = 'DEVICE' | 'SELF_REPORTED' | 'IMPORTED' | Unknown

/** One weighing, with the wall clock and time zone of the place where it was taken. */
export type WeightReading = {
  /** Opaque id of the reading. */
  readonly id: Flavor<'WeightReadingId'>
  /** When it was taken, on the wall clock of `timeZone`. */
  readonly measurementTime: LocalDateTime
  /** Offset of that wall clock from UTC at that moment. */
  readonly utcOffset: UtcOffset
  /** Time zone in which the reading was taken. */
  readonly timeZone?: TimeZone
  /** Weight in pounds, whatever unit the scale shows. */
  readonly normalizedWeightLb: Pounds
  /** True for a reading that is not the member's usual weight (somebody else on the scale, clothes, a suitcase). It stays in the log and out of every statistic. */
  readonly isIrregular: boolean
  /** Body composition; null from a scale that measures weight alone. */
  readonly biometrics: WeightBiometrics | Unreadable | null
  /** Where the reading comes from. */
  readonly source?: WeightSource
}

/** The weight readings of the requested range. */
export type WeightReadings = {
  /** One page, newest first; empty when the range holds none. */
  readonly weightReadings: Rows<WeightReading>
  /** Begins the next page; absent on the last one. */
  readonly next?: NextPage
}

/** A span in days back from now; the ranges of the weight chart. */
export type WeightDuration = 7 | 14 | 30 | 90 | 180 | 365 | Unknown

/** Change in pounds, one decimal; negative is a loss. */
export type PoundsChange = number | Unreadable | null

/** Change of the weight over a span, from its first to its last regular reading. */
export type WeightChange = {
  /** The span in days. */
  readonly duration: WeightDuration
  /** Change in pounds; null with fewer than two regular readings. */
  readonly change: PoundsChange
}

/** The first and the newest regular reading, and the change between them. */
export type WeightOverallStats = {
  /** The newest regular reading; null without one. */
  readonly currentWeightReading: WeightReading | Unreadable | null
  /** The first regular reading; null without one. */
  readonly startingWeightReading: WeightReading | Unreadable | null
  /** Change from the first to the newest reading in pounds; null without a reading. */
  readonly change: PoundsChange
}

/** Change in percentage points, one decimal; negative is a decrease. */
export type PercentChange = number | Unreadable | null

/** Change of one body composition figure over a span, from its first to its last regular reading that has the figure. */
export type BodyPartChange = {
  /** The span in days. */
  readonly duration: WeightDuration
  /** Change in percentage points; null with fewer than two such readings. */
  readonly change: PercentChange
}

/** One figure of the body composition, in percent. */
export type BodyPartStats = {
  /** The newest figure; null when no reading has one. */
  readonly current: Percentage
  /** One entry for each requested span, in the order of the request. */
  readonly stats: Rows<BodyPartChange>
}

/** How the member's weight and body composition changed. */
export type WeightStats = {
  /** One entry for each requested span, in the order of the request. */
  readonly stats: Rows<WeightChange>
  /** The change over all regular readings. */
  readonly overallStats: WeightOverallStats
  /** Body fat; null when `extended_stats` is false or no reading has it. */
  readonly bodyFatStats: BodyPartStats | Unreadable | null
  /** Muscle mass; null when `extended_stats` is false or no reading has it. */
  readonly muscleMassStats: BodyPartStats | Unreadable | null
}

/** A weight in the unit that the member uses. */
export type TargetWeight = {
  /** The weight in `weightUnit`, one decimal. */
  readonly weight: number
  /** Unit in which `weight` is given. */
  readonly weightUnit: 'LB' | 'KG' | Unknown
}

/** A weight in the unit that the member uses. */
export type TargetWeightRequest = {
  /** The weight in `weightUnit`, one decimal. */
  readonly weight: number
  /** Unit in which `weight` is given. */
  readonly weightUnit: 'LB' | 'KG' | Unknown
}

/** The weight that the member wants to reach, and what they can choose from. */
export type WeightTarget = {
  /** The target in force; null before one was set. */
  readonly target: TargetWeight | Unreadable | null
  /** Id of the reading that the target starts from; null without one. */
  readonly weightReadingId: string | Unreadable | null
  /** The target that the member chose; null when they took the suggestion. */
  readonly selfEnteredTarget: TargetWeight | Unreadable | null
  /** 5 % below the member's weight; null without a weight. */
  readonly suggestedTarget: TargetWeight | Unreadable | null
  /** The lowest target that the member may choose; null without a weight. */
  readonly lowestTarget: TargetWeight | Unreadable | null
}

/** The target that the member sets. */
export type WeightTargetChoice = {
  /** The new target. */
  readonly target: TargetWeightRequest
  /** Id of the reading that the target starts from; null when the member has none. */
  readonly weightReadingId: string | null
}

/** Whether a reading counts. */
export type WeightReadingMark = {
  /** True takes the reading out of every statistic, false puts it back. */
  readonly isIrregular: boolean
}

/** The weight and the time of a reading as they should be. */
export type WeightCorrection = {
  /** When it was taken, on the wall clock of `timeZone`; not in the future. */
  readonly measurementTime: LocalDateTime
  /** Time zone in which it was taken; when absent, the reading's own. */
  readonly timeZone?: TimeZone
  /** Weight in pounds; stored with one decimal. */
  readonly weightLb: number
}

/** Reads `Pounds` as a server sends it. */
export const readPounds: Reader<Pounds> = number(false, 1, 1500)

/** Reads `Percentage` as a server sends it. */
export const readPercentage: Reader<Percentage> = nullable(orUnreadable(number(false, 0, 100)))

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
  timeZone: [readTimeZone],
  normalizedWeightLb: readPounds,
  isIrregular: boolean,
  biometrics: nullable(orUnreadable(readWeightBiometrics)),
  source: [readWeightSource],
})

/** Reads `WeightReadings` as a server sends it. */
export const readWeightReadings: Reader<WeightReadings> = object<WeightReadings>({
  weightReadings: rows(readWeightReading, 0, true),
  next: decisive(readNextPage),
})

/** Reads `WeightDuration` as a server sends it. */
export const readWeightDuration: Reader<WeightDuration> = codes(7, 14, 30, 90, 180, 365)

/** Reads `PoundsChange` as a server sends it. */
export const readPoundsChange: Reader<PoundsChange> = nullable(orUnreadable(number(false, -1500, 1500)))

/** Reads `WeightChange` as a server sends it. */
export const readWeightChange: Reader<WeightChange> = object<WeightChange>({
  duration: readWeightDuration,
  change: readPoundsChange,
})

/** Reads `WeightOverallStats` as a server sends it. */
export const readWeightOverallStats: Reader<WeightOverallStats> = object<WeightOverallStats>({
  currentWeightReading: nullable(orUnreadable(readWeightReading)),
  startingWeightReading: nullable(orUnreadable(readWeightReading)),
  change: readPoundsChange,
})

/** Reads `PercentChange` as a server sends it. */
export const readPercentChange: Reader<PercentChange> = nullable(orUnreadable(number(false, -100, 100)))

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
  bodyFatStats: nullable(orUnreadable(readBodyPartStats)),
  muscleMassStats: nullable(orUnreadable(readBodyPartStats)),
})

/** Reads `TargetWeight` as a server sends it. */
export const readTargetWeight: Reader<TargetWeight> = object<TargetWeight>({
  weight: number(false, 1, 1500),
  weightUnit: words('LB', 'KG'),
})

/** Reads `TargetWeightRequest` as a server sends it. */
export const readTargetWeightRequest: Reader<TargetWeightRequest> = object<TargetWeightRequest>({
  weight: number(false, 1, 1500),
  weightUnit: words('LB', 'KG'),
})

/** Reads `WeightTarget` as a server sends it. */
export const readWeightTarget: Reader<WeightTarget> = object<WeightTarget>({
  target: nullable(orUnreadable(readTargetWeight)),
  weightReadingId: nullable(orUnreadable(text(/./su))),
  selfEnteredTarget: nullable(orUnreadable(readTargetWeight)),
  suggestedTarget: nullable(orUnreadable(readTargetWeight)),
  lowestTarget: nullable(orUnreadable(readTargetWeight)),
})

/** Reads `WeightTargetChoice` as a server sends it. */
export const readWeightTargetChoice: Reader<WeightTargetChoice> = object<WeightTargetChoice>({
  target: readTargetWeightRequest,
  weightReadingId: nullable(text(/./su)),
})

/** Reads `WeightReadingMark` as a server sends it. */
export const readWeightReadingMark: Reader<WeightReadingMark> = object<WeightReadingMark>({
  isIrregular: boolean,
})

/** Reads `WeightCorrection` as a server sends it. */
export const readWeightCorrection: Reader<WeightCorrection> = object<WeightCorrection>({
  measurementTime: readLocalDateTime,
  timeZone: [readTimeZone],
  weightLb: number(false, 20, 1000),
})

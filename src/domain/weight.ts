import * as Schema from 'effect/Schema'
import { figure, Id, listOf } from './formats.ts'
import { wallTime } from './readings.ts'

/** Pounds, as the scale or an imported file says them. */
export const Pounds = figure(1, 1500)

/** Percent of the body's weight, or null when the scale did not say. */
export const BodyPart = Schema.NullOr(figure(0, 100))

/** What a scale that measures body composition says beside the weight (WT-012). */
export const WeightBiometrics = Schema.Struct({ bodyFatPercentage: BodyPart, musclePercentage: BodyPart })

/**
 * One weighing (2§3). On the wire `timestamp` is `measurementTime` and `pounds` is `normalizedWeightLb` (WT-011). An irregular one is kept in
 * the log and left out of every figure (clinical.md 5); `biometrics` is null from a scale that measures weight alone.
 */
export const optionalWeightParts = { biometrics: Schema.NullOr(WeightBiometrics), source: Schema.Literals(['DEVICE', 'SELF_REPORTED', 'IMPORTED']) } as const
export const WeightReading = Schema.Struct({
  id: Id,
  ...wallTime,
  pounds: Pounds,
  isIrregular: Schema.Boolean,
  ...optionalWeightParts,
}).pipe(Schema.encodeKeys({ timestamp: 'measurementTime', pounds: 'normalizedWeightLb' }))
/** As it is read: a source that the portal does not know is null, and shows nothing. */
export type WeightReading = Omit<typeof WeightReading.Type, 'source'> & { readonly source: (typeof WeightReading.Type)['source'] | null }

/** Newest first, as they come. */
export const WeightReadingList = listOf(WeightReading, 50_000)

/** Whether a reading is irregular, as the member says it. */
export const WeightReadingMark = Schema.Struct({ isIrregular: Schema.Boolean })

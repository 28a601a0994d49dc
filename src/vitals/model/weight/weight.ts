import type { WeightReading as SentReading } from '#generated/schemas/openapi/weight.reader.ts'

/**
 * A weight reading (2§3). The contract calls `timestamp` `measurementTime` and `pounds`
 * `normalizedWeightLb` (WT-011). `biometrics` is null from a scale that measures weight alone; a
 * source that is missing in the answer is unknown. Irregular readings are in the log and in no
 * figure (docs/clinical.md#weight).
 */
export type WeightReading = Required<
  Omit<SentReading, 'measurementTime' | 'normalizedWeightLb'>
> & {
  readonly timestamp: SentReading['measurementTime']
  readonly pounds: SentReading['normalizedWeightLb']
}

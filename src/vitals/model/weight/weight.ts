import type { WeightReading as SentReading } from '#generated/schemas/openapi/weight.reader.ts'

/**
 * One weighing (2§3). On the wire `timestamp` is `measurementTime` and `pounds` is
 * `normalizedWeightLb` (WT-011). An irregular one is kept in the log and left out of every figure
 * (docs/clinical.md#weight); `biometrics` is null from a scale that measures weight alone. A source
 * that the answer does not name is unknown.
 */
export type WeightReading = Required<
  Omit<SentReading, 'measurementTime' | 'normalizedWeightLb'>
> & {
  readonly timestamp: SentReading['measurementTime']
  readonly pounds: SentReading['normalizedWeightLb']
}

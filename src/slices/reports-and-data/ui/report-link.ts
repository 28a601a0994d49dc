import type { BloodPressureReading } from '#vitals/model/blood-pressure/blood-pressure.ts'
import type { BloodSugarReading } from '#vitals/model/blood-sugar/blood-sugar.ts'
import type { Pulse } from '#vitals/model/pulse/pulse.ts'
import type { WeightReading } from '#vitals/model/weight/weight.ts'
import type { Translate } from '#i18n/use-messages.ts'

/** The page of a report that the member may see. */
export type ReportLink = { readonly to: string; readonly title: string }
/** Writes readings to a file, as their log pages do. */
type Writer<Reading> = (t: Translate, readings: readonly Reading[], leftOut: number) => string
export type FileWriters = {
  readonly bloodSugar: Writer<BloodSugarReading>
  readonly bloodPressure: Writer<BloodPressureReading>
  readonly weight: Writer<WeightReading>
  readonly pulse: Writer<Pulse>
}

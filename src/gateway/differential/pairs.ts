import { BloodPressureReading } from '#domain/blood-pressure.ts'
import { BloodPressureSummary } from '#domain/blood-pressure-summary.ts'
import { BloodSugarReading } from '#domain/blood-sugar.ts'
import { BloodPressureReadings } from '../blood-pressure.ts'
import { BloodSugarReadings } from '../blood-sugar.ts'
import { flowPairs } from './flow-pairs.ts'
import type { Pair } from './pair.ts'
import { readingPairs } from './reading-pairs.ts'
import { signInPairs } from './sign-in-pairs.ts'

/**
 * All of them. A new one is a line here and a line less in without-pair.ts. What Schemas need to say the same as a contract: the texts
 * and bounds of domain/formats.ts, `field` and `enumField` of gateway/message-field.ts for messages.
 */
export const pairs: readonly Pair[] = [
  { name: 'blood pressure: reading', schema: BloodPressureReading, component: 'BloodPressureReading' },
  { name: 'blood pressure: readings', schema: BloodPressureReadings, component: 'BloodPressureReadings' },
  { name: 'blood pressure: statistics', schema: BloodPressureSummary, component: 'BloodPressureStats' },
  { name: 'blood sugar: reading', schema: BloodSugarReading, component: 'BloodSugarReading' },
  { name: 'blood sugar: readings', schema: BloodSugarReadings, component: 'BloodSugarReadings' },
  ...flowPairs,
  ...readingPairs,
  ...signInPairs,
]

import * as Schema from 'effect/Schema'
import { BloodPressureReading } from '#domain/blood-pressure.ts'
import { BloodPressureSummary } from '#domain/blood-pressure-summary.ts'
import type { components } from '#generated/openapi/types.d.ts'
import { type Accepts, decoder } from './decode.ts'

export const BloodPressureReadings = Schema.Struct({ bpReadings: Schema.Array(BloodPressureReading) })
export type AcceptsBloodPressureReadings = Accepts<components['schemas']['BloodPressureReadings'], typeof BloodPressureReadings>
export type AcceptsBloodPressureStats = Accepts<components['schemas']['BloodPressureStats'], typeof BloodPressureSummary>

const decodeReadings = decoder('listBloodPressureReadings', BloodPressureReadings)

/** The readings of an answer, newest first as they came. Throws ContractBroken. */
export const bloodPressureReadings = (wire: components['schemas']['BloodPressureReadings']): readonly BloodPressureReading[] => decodeReadings(wire).bpReadings

/** The statistics of an answer. Throws ContractBroken. */
export const bloodPressureSummary: (wire: components['schemas']['BloodPressureStats']) => BloodPressureSummary = decoder('getBloodPressureStats', BloodPressureSummary)

import * as Schema from 'effect/Schema'
import { BloodPressureReading } from '#domain/blood-pressure.ts'
import { BloodPressureSummary } from '#domain/blood-pressure-summary.ts'
import type { components } from '#generated/openapi/types.d.ts'
import { type Accepts, decoder, type Rows } from './decode.ts'
import { known, nullable, readingRows, zonePart } from './reading-rows.ts'

type Reading = BloodPressureReading
export const BloodPressureReadings = Schema.Struct({ bpReadings: Schema.Array(BloodPressureReading) })
export type AcceptsBloodPressureReadings = Accepts<components['schemas']['BloodPressureReadings'], typeof BloodPressureReadings>
export type AcceptsBloodPressureStats = Accepts<components['schemas']['BloodPressureStats'], typeof BloodPressureSummary>

const { pulse, source } = BloodPressureReading.fields
const readRows = readingRows<typeof BloodPressureReading, Reading>('listBloodPressureReadings', BloodPressureReading, [zonePart, nullable(['pulse'], pulse), known(['source'], source, 'DEVICE')])

/** The readings of an answer, newest first as they came, without those that cannot be read. Throws ContractBroken when there is no list. */
export const bloodPressureRows = (wire: components['schemas']['BloodPressureReadings']): Rows<Reading> => readRows(wire.bpReadings)

/** The statistics of an answer. Throws ContractBroken. */
export const bloodPressureSummary: (wire: components['schemas']['BloodPressureStats']) => BloodPressureSummary = decoder('getBloodPressureStats', BloodPressureSummary)

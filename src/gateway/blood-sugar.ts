import * as Schema from 'effect/Schema'
import { BloodSugarReading } from '#domain/blood-sugar.ts'
import type { components } from '#generated/openapi/types.d.ts'
import { type Accepts, decoder } from './decode.ts'

export const BloodSugarReadings = Schema.Struct({ bgs: Schema.Array(BloodSugarReading) })
export type AcceptsBloodSugarReadings = Accepts<components['schemas']['BloodSugarReadings'], typeof BloodSugarReadings>

const decodeReadings = decoder('listBloodSugarReadings', BloodSugarReadings)

/** The readings of an answer, newest first as they came. Throws ContractBroken. */
export const bloodSugarReadings = (wire: components['schemas']['BloodSugarReadings']): readonly BloodSugarReading[] => decodeReadings(wire).bgs

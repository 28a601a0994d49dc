import * as Schema from 'effect/Schema'
import { BloodSugarReading, optionalParts } from '#domain/blood-sugar.ts'
import { selfReported } from '#domain/blood-sugar-codes.ts'
import type { components } from '#generated/openapi/types.d.ts'
import type { Accepts, Rows } from './decode.ts'
import { known, nullable, readingRows, zonePart } from './reading-rows.ts'

type Wire = components['schemas']
type Reading = BloodSugarReading
export const BloodSugarReadings = Schema.Struct({ bgs: Schema.Array(BloodSugarReading) })
export type AcceptsBloodSugarReadings = Accepts<Wire['BloodSugarReadings'], typeof BloodSugarReadings>

const readRows = readingRows<typeof BloodSugarReading, Reading>('listBloodSugarReadings', BloodSugarReading, [
  zonePart,
  known(['adaTargetRangeExtendedStatus'], optionalParts.adaTargetRangeExtendedStatus, 'IN_RANGE'),
  known(['tags', 'source'], optionalParts.source, selfReported),
  ...Object.entries(optionalParts.tags).map(([key, schema]) => nullable(['tags', key], schema)),
])

/** How a list is asked for: of blood, newest first (API-067). */
export const asListed = { tagsIsControl: false, sortKey: 'timestamp' } as const

/** The readings of an answer, newest first as they came, without those that cannot be read. Throws ContractBroken when there is no list. */
export const bloodSugarRows = (wire: Wire['BloodSugarReadings']): Rows<Reading> => readRows(wire.bgs)

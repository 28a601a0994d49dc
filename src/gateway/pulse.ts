import * as Schema from 'effect/Schema'
import { Id, listOf, whole } from '#domain/formats.ts'
import type { GetPulseStatsResponseJson, ListPulseReadingsResponseJson, PulseReadingJson } from '#generated/rpc/portal/pulse/v1/pulse_pb.js'
import { type Accepts, decoder, type Rows } from './decode.ts'
import { field } from './message-field.ts'
import { dateTimeField, wallClockFields } from './message-place.ts'
import { wordField } from './message-word.ts'
import { known, readingRows, zonePart } from './reading-rows.ts'

const beats = whole(20, 300)
const count = field(whole(0, 1_000_000), 0)

/** One pulse, in beats per minute, of a blood pressure reading (GAP-100). */
export const PulseReading = Schema.Struct({
  id: field(Id, ''),
  timestamp: dateTimeField,
  ...wallClockFields,
  beatsPerMinute: field(beats, 0),
  source: wordField('PULSE_SOURCE', ['DEVICE', 'SELF_REPORTED', 'IMPORTED']),
})
/** As it is read: a source that the portal does not know is null, and shows nothing. */
export type PulseReading = Omit<typeof PulseReading.Type, 'source'> & { readonly source: (typeof PulseReading.Type)['source'] | null }
export const PulseReadings = Schema.Struct({ readings: field(listOf(PulseReading, 50_000), []) })

/** Of a span of readings: the figures are absent when there is none; `usual` is 60 to 100 (clinical.md 5). */
export const PulseStats = Schema.Struct({
  count,
  daysWithReadings: field(whole(0, 100_000), 0),
  average: Schema.optionalKey(beats),
  lowest: Schema.optionalKey(beats),
  highest: Schema.optionalKey(beats),
  belowUsual: count,
  usual: count,
  aboveUsual: count,
})
export type PulseStats = typeof PulseStats.Type

export type AcceptsPulse = [
  Accepts<PulseReadingJson, typeof PulseReading>, Accepts<ListPulseReadingsResponseJson, typeof PulseReadings>, Accepts<GetPulseStatsResponseJson, typeof PulseStats>,
]

type Reading = PulseReading
const readRows = readingRows<typeof PulseReading, Reading>('listPulseReadings', PulseReading, [zonePart, known(['source'], PulseReading.fields.source, 'PULSE_SOURCE_DEVICE')])

/** The readings of an answer, newest first as they came, without those that cannot be read. Throws ContractBroken when what stands there is no list. */
export const pulseRows = (wire: ListPulseReadingsResponseJson): Rows<Reading> => readRows(wire.readings ?? [])
/** Throws ContractBroken. */
export const pulseStats: (wire: GetPulseStatsResponseJson) => PulseStats = decoder('getPulseStats', PulseStats)

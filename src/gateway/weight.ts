import * as Schema from 'effect/Schema'
import { optionalWeightParts, type WeightReading as Reading, WeightReading, WeightReadingList, type WeightReadingMark } from '#domain/weight.ts'
import { WeightStats } from '#domain/weight-stats.ts'
import { WeightTarget, type WeightTargetChoice } from '#domain/weight-target.ts'
import type { components } from '#generated/openapi/types.d.ts'
import { type Accepts, decoder, type Rows } from './decode.ts'
import { known, nullable, readingRows, zonePart } from './reading-rows.ts'

type Wire = components['schemas']

export const WeightReadings = Schema.Struct({ weightReadings: WeightReadingList })
export type AcceptsWeight = [
  Accepts<Wire['WeightReadings'], typeof WeightReadings>,
  Accepts<Wire['WeightReading'], typeof WeightReading>,
  Accepts<Wire['WeightReadingMark'], typeof WeightReadingMark>,
  Accepts<Wire['WeightStats'], typeof WeightStats>,
  Accepts<Wire['WeightTarget'], typeof WeightTarget>,
  Accepts<Wire['WeightTargetChoice'], typeof WeightTargetChoice>,
]

const { biometrics, source } = optionalWeightParts
const readRows = readingRows<typeof WeightReading, Reading>('listWeightReadings', WeightReading, [zonePart, nullable(['biometrics'], biometrics), known(['source'], source, 'DEVICE')])

/** The readings of an answer, newest first as they came, without those that cannot be read. Throws ContractBroken when there is no list. */
export const weightRows = (wire: Wire['WeightReadings']): Rows<Reading> => readRows(wire.weightReadings)

/** A reading that was marked, as it is now. Throws ContractBroken. */
export const weightReading: (wire: Wire['WeightReading']) => Reading = decoder('markWeightReading', WeightReading)

/** The statistics of an answer. Throws ContractBroken. */
export const weightStats: (wire: Wire['WeightStats']) => WeightStats = decoder('getWeightStats', WeightStats)

/** The target of an answer. Throws ContractBroken. */
export const weightTarget: (wire: Wire['WeightTarget']) => WeightTarget = decoder('getWeightTarget', WeightTarget)

/** An answer with one of its readings marked so; the same answer when that reading is not in it. */
export function markedIn(wire: Wire['WeightReadings'], id: string, isIrregular: boolean): Wire['WeightReadings'] {
  if (!wire.weightReadings.some(reading => reading.id === id && reading.isIrregular !== isIrregular)) return wire
  return { ...wire, weightReadings: wire.weightReadings.map(reading => (reading.id === id ? { ...reading, isIrregular } : reading)) }
}

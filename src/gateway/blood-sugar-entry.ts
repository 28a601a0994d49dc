import * as Schema from 'effect/Schema'
import type { BloodSugarReading } from '#domain/blood-sugar.ts'
import { BloodSugarChange, BloodSugarEntry } from '#domain/blood-sugar-entry.ts'
import type { components } from '#generated/openapi/types.d.ts'
import { bloodSugarRows } from './blood-sugar.ts'
import type { Accepts } from './decode.ts'
import { ContractBroken } from './failure.ts'

type Wire = components['schemas']
export type AcceptsBloodSugarEntry = [Accepts<Wire['NewBloodSugarReading'], typeof BloodSugarEntry>, Accepts<Wire['BloodSugarReadingChange'], typeof BloodSugarChange>]

/** The body of `createBloodSugarReading`. Throws when the reading is outside the contract's bounds. */
export const entryBody: (entry: BloodSugarEntry) => Wire['NewBloodSugarReading'] = Schema.encodeSync(BloodSugarEntry)

const encodeChange = Schema.encodeSync(BloodSugarChange)

/** The body of `updateBloodSugarReading`. Throws when a tag is outside the contract's bounds, or none is told. */
export const changeBody = (change: BloodSugarChange): Wire['BloodSugarReadingChange'] => encodeChange(change)

/** A reading that was added or changed, as it is now, without the optional parts that cannot be read. Throws ContractBroken. */
export function storedReading(wire: Wire['BloodSugarReading']): BloodSugarReading {
  const [reading] = bloodSugarRows({ bgs: [wire] }).items
  if (reading === undefined) throw new ContractBroken({ operation: 'createBloodSugarReading', problem: 'answer' })
  return reading
}

/** Whether a stored reading is the one that was typed in: the same moment, and the same number or end of the meter. */
export const sameReading = ({ timestamp, value, tags }: BloodSugarReading, entry: BloodSugarEntry): boolean =>
  timestamp === entry.timestamp && value === entry.value && tags.belowMeter === (entry.tags.belowMeter ?? false) && tags.aboveMeter === (entry.tags.aboveMeter ?? false)

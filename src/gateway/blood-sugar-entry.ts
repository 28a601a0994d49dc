import * as Schema from 'effect/Schema'
import type { BloodSugarReading, TagNames } from '#domain/blood-sugar.ts'
import type { BloodSugarChange, BloodSugarEntry } from '#domain/blood-sugar-entry.ts'
import { BloodSugarReadingChange, NewBloodSugarReading } from '#generated/schemas/openapi/blood-sugar.writer.ts'

const wireNames: { readonly [Wire in keyof TagNames as TagNames[Wire]]: Wire } = {
  meal: 'eat_code',
  belowMeter: 'OOR_low',
  aboveMeter: 'OOR_high',
  carbGrams: 'carb',
  feeling: 'feeling_code',
  shortInsulin: 'short_float',
  longInsulin: 'long_float',
  premixInsulin: 'premix_float',
  isControl: 'is_control',
}
const wireTags = (tags: object): unknown => Object.fromEntries(Object.entries(tags).map(([name, value]) => [wireNames[name as keyof typeof wireNames] ?? name, value]))

const newReading = Schema.decodeUnknownSync(NewBloodSugarReading)
const readingChange = Schema.decodeUnknownSync(BloodSugarReadingChange)

/** The body of `createBloodSugarReading`. Throws when the reading is outside the contract's bounds. */
export const entryBody = (entry: BloodSugarEntry): NewBloodSugarReading => newReading({ ...entry, tags: wireTags(entry.tags) })

/** The body of `updateBloodSugarReading`. Throws when a tag is outside the contract's bounds, or none is told. */
export const changeBody = ({ tags }: BloodSugarChange): BloodSugarReadingChange => readingChange({ tags: wireTags(tags) })

/** Whether a stored reading is the one that was typed in: the same moment, and the same number or end of the meter. */
export const sameReading = ({ timestamp, value, tags }: BloodSugarReading, entry: BloodSugarEntry): boolean =>
  timestamp === entry.timestamp && value === entry.value && tags.belowMeter === (entry.tags.belowMeter ?? false) && tags.aboveMeter === (entry.tags.aboveMeter ?? false)

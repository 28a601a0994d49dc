import type { BloodSugarReading, TagNames } from '#vitals/model/blood-sugar/blood-sugar.ts'
import type { BloodSugarChange, BloodSugarEntry } from '../model/blood-sugar-entry.ts'
import {
  readBloodSugarCorrection,
  readBloodSugarReadingChange,
  readNewBloodSugarReading,
} from '#generated/schemas/openapi/blood-sugar.reader.ts'
import type {
  BloodSugarCorrection as SentCorrection,
  BloodSugarReadingChange,
  NewBloodSugarReading,
} from '#generated/schemas/openapi/blood-sugar.writer.ts'
import type { BloodSugarCorrection } from '../model/blood-sugar-correction.ts'
import { assertValidBody } from '#platform/http/assert-valid-body.ts'

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
// The field names are those of the contract; the generated writer validates the values.
const wireTags = <Tags>(tags: object): Tags =>
  Object.fromEntries(
    Object.entries(tags).map(([name, value]) => [
      wireNames[name as keyof typeof wireNames] ?? name,
      value,
    ]),
  ) as Tags

/**
 * The body of `createBloodSugarReading`. Throws when the reading is outside the contract's bounds.
 */
export function entryBody(entry: BloodSugarEntry): NewBloodSugarReading {
  return assertValidBody(readNewBloodSugarReading, { ...entry, tags: wireTags(entry.tags) })
}

/**
 * The body of `updateBloodSugarReading`. Throws when a tag is outside the contract's bounds, or
 * when there is none.
 */
export function changeBody({ tags }: BloodSugarChange): BloodSugarReadingChange {
  if (Object.keys(tags).length === 0) throw new RangeError('A change of a reading names no tag.')
  return assertValidBody(readBloodSugarReadingChange, { tags: wireTags(tags) })
}

/**
 * Whether a stored reading equals the typed one: the same time, and the same number or out-of-range
 * tag.
 */
export function sameReading(
  { timestamp, value, tags }: BloodSugarReading,
  entry: BloodSugarEntry,
): boolean {
  return (
    timestamp === entry.timestamp &&
    value === entry.value &&
    tags.belowMeter === (entry.tags.belowMeter ?? false) &&
    tags.aboveMeter === (entry.tags.aboveMeter ?? false)
  )
}

/**
 * The body of `correctBloodSugarReading`. Throws when the value is outside the contract's bounds.
 */
export function correctionBody({
  timestamp,
  value,
  isBelow,
  isAbove,
}: BloodSugarCorrection): SentCorrection {
  return assertValidBody(readBloodSugarCorrection, {
    timestamp,
    value,
    beyondMeter: isBelow ? 'LOW' : isAbove ? 'HIGH' : null,
  })
}

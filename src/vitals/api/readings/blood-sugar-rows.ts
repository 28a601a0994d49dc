import type { BloodSugarReading } from '../../model/blood-sugar/blood-sugar.ts'
import { memberOf, missingEnum } from '#platform/model/parts/unknown-enum.ts'
import type {
  BloodSugarReadings,
  BloodSugarReading as SentReading,
} from '#generated/schemas/openapi/blood-sugar.reader.ts'
import type { Rows } from '#platform/model/parts/unknown-enum.ts'

/** The parameters of every list: without control tests, newest first (API-067). */
export const toListedReading = { tagsIsControl: false, sortKey: 'timestamp' } as const

/** A reading by the portal's names. A missing zone name is replaced by the UTC offset. */
export function bloodSugarReading({
  tags,
  timeZone,
  // The list that is asked for says it.
  isLeftOut: _,
  ...reading
}: SentReading): BloodSugarReading {
  return {
    ...reading,
    timeZone: timeZone ?? reading.utcOffset,
    tags: {
      meal: memberOf(tags.eat_code),
      source: tags.source ?? missingEnum,
      belowMeter: tags.OOR_low,
      aboveMeter: tags.OOR_high,
      note: tags.note,
      carbGrams: tags.carb,
      feeling: memberOf(tags.feeling_code),
      shortInsulin: tags.short_float,
      longInsulin: tags.long_float,
      premixInsulin: tags.premix_float,
      isControl: tags.is_control,
    },
  }
}

/** The readings of an answer, newest first as sent. */
export function bloodSugarRows({
  bgs: { items, leftOut },
}: BloodSugarReadings): Rows<BloodSugarReading> {
  return {
    items: items.map(bloodSugarReading),
    leftOut,
  }
}

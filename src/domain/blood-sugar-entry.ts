import * as Schema from 'effect/Schema'
import { feelingCodes, mealCodes, selfReported } from './blood-sugar-codes.ts'
import { figure, LocalDateTime, text, TimeZone, whole } from './formats.ts'
import { bloodSugarEntryBounds } from './thresholds-care.ts'

const insulin = Schema.NullOr(figure(0, bloodSugarEntryBounds.insulin.to))

const told = {
  meal: Schema.NullOr(Schema.Literals(mealCodes)),
  note: Schema.NullOr(text(1, bloodSugarEntryBounds.note)),
  carbGrams: Schema.NullOr(whole(0, bloodSugarEntryBounds.carb.to)),
  feeling: Schema.NullOr(Schema.Literals(feelingCodes)),
  shortInsulin: insulin,
  longInsulin: insulin,
  premixInsulin: insulin,
}
const keys = { meal: 'eat_code', carbGrams: 'carb', feeling: 'feeling_code', shortInsulin: 'short_float', longInsulin: 'long_float', premixInsulin: 'premix_float' } as const

/**
 * A reading as a member types it in, self-reported and of blood (2§5): whole mg/dL, or null exactly when her meter showed "Lo" or "Hi" and no number,
 * which the tags then say; left out, they are false.
 */
export const BloodSugarEntry = Schema.Struct({
  timestamp: LocalDateTime,
  /** Where her clock was; left out, the zone of her account. */
  timeZone: Schema.optionalKey(TimeZone),
  value: Schema.NullOr(whole(bloodSugarEntryBounds.value.from, bloodSugarEntryBounds.value.to)),
  tags: Schema.Struct({
    ...told,
    source: Schema.Literal(selfReported),
    belowMeter: Schema.optionalKey(Schema.Boolean),
    aboveMeter: Schema.optionalKey(Schema.Boolean),
    isControl: Schema.Literal(false),
  })
    .check(Schema.makeFilter(({ belowMeter, aboveMeter }) => !(belowMeter && aboveMeter) || 'A reading is out of range on one side only.'))
    .pipe(Schema.encodeKeys({ ...keys, belowMeter: 'OOR_low', aboveMeter: 'OOR_high', isControl: 'is_control' })),
}).check(Schema.makeFilter(({ value, tags: { belowMeter = false, aboveMeter = false } }) => (value === null) === (belowMeter || aboveMeter) || 'A reading has a number, or is out of range on one side.'))
export type BloodSugarEntry = typeof BloodSugarEntry.Type

/** What is told differently of a reading that is there; what is left out stays, null takes it off. */
export const BloodSugarChange = Schema.Struct({
  tags: Schema.Struct({
    meal: Schema.optionalKey(told.meal),
    note: Schema.optionalKey(told.note),
    carbGrams: Schema.optionalKey(told.carbGrams),
    feeling: Schema.optionalKey(told.feeling),
    shortInsulin: Schema.optionalKey(insulin),
    longInsulin: Schema.optionalKey(insulin),
    premixInsulin: Schema.optionalKey(insulin),
  }).check(Schema.makeFilter(tags => Object.keys(tags).length > 0 || 'A change says something.')).pipe(Schema.encodeKeys(keys)),
})
export type BloodSugarChange = typeof BloodSugarChange.Type

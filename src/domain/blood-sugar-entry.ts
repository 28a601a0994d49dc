import * as Schema from 'effect/Schema'
import { feelingCodes, type MealCode, mealCodes, selfReported } from './blood-sugar-codes.ts'
import { figure, LocalDateTime, text, whole } from './formats.ts'

const insulin = Schema.NullOr(figure(0, 999.9))

const told = {
  meal: Schema.NullOr(Schema.Literals(mealCodes)),
  note: Schema.NullOr(text(1, 1000)),
  carbGrams: Schema.NullOr(whole(0, 2000)),
  feeling: Schema.NullOr(Schema.Literals(feelingCodes)),
  shortInsulin: insulin,
  longInsulin: insulin,
  premixInsulin: insulin,
}
const keys = { meal: 'eat_code', carbGrams: 'carb', feeling: 'feeling_code', shortInsulin: 'short_float', longInsulin: 'long_float', premixInsulin: 'premix_float' } as const

/** A reading as a member types it in: whole mg/dL, self-reported, of blood (2§5). */
export const BloodSugarEntry = Schema.Struct({
  timestamp: LocalDateTime,
  value: whole(10, 999),
  tags: Schema.Struct({ ...told, source: Schema.Literal(selfReported), isControl: Schema.Literal(false) }).pipe(Schema.encodeKeys({ ...keys, isControl: 'is_control' })),
})
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

/** What stands in the fields of the form; an empty one is not told. */
export type TypedReading = {
  readonly timestamp: string
  readonly value: string
  readonly meal: MealCode | null
  readonly feeling: BloodSugarEntry['tags']['feeling']
  readonly note: string
  readonly carb: string
  readonly shortInsulin: string
  readonly longInsulin: string
  readonly premixInsulin: string
}

/** A typed number as an integer (BG-005, BG-006); null when there is none. */
const integerOf = (typed: string): number | null => {
  const parsed = Number.parseInt(typed, 10)
  return Number.isNaN(parsed) ? null : parsed
}

/** Units of insulin to one decimal (BG-007); null when there are none. */
const unitsOf = (typed: string): number | null => {
  const parsed = Number.parseFloat(typed)
  return Number.isNaN(parsed) ? null : Math.round(parsed * 10) / 10
}

const textOf = (typed: string): string | null => (typed.trim() === '' ? null : typed.trim())

/** The reading of a form, or null when its value is no number. Whether it lies within the bounds is the Schema's to say. */
export const entryOf = (typed: TypedReading): BloodSugarEntry | null => {
  const value = integerOf(typed.value)
  if (value === null) return null
  return {
    timestamp: typed.timestamp,
    value,
    tags: {
      meal: typed.meal,
      source: selfReported,
      note: textOf(typed.note),
      carbGrams: integerOf(typed.carb),
      feeling: typed.feeling,
      shortInsulin: unitsOf(typed.shortInsulin),
      longInsulin: unitsOf(typed.longInsulin),
      premixInsulin: unitsOf(typed.premixInsulin),
      isControl: false,
    },
  }
}

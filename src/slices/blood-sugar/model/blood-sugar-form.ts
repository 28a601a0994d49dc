import { isUnreadable, knownOrNull, type Unreadable } from '#platform/model/parts/part.ts'
import type { BloodSugarChange, BloodSugarEntry } from './blood-sugar-entry.ts'
import {
  type BloodSugarReading,
  type MeasuredSugar,
} from '#vitals/model/blood-sugar/blood-sugar.ts'
import {
  type MealCode,
  type Feeling,
  type MealTag,
  selfReported,
} from '#vitals/model/blood-sugar/blood-sugar-codes.ts'
import type { Day } from '#platform/model/calendar-day.ts'
import { bloodSugarEntryBounds as bounds } from '#vitals/model/care-thresholds.ts'
import {
  type MomentProblem,
  momentProblems,
  timestampOf,
  type MomentInput,
} from '#vitals/model/readings/moment-input.ts'
import { isUnknown, type Known, rawOf } from '#platform/model/parts/unknown-enum.ts'

/**
 * The fields of a reading's tags; an empty field is no tag. An unknown tag stays until the member
 * selects another one.
 */
export type TagsInput = {
  readonly meal: MealTag
  readonly feeling: Feeling
  readonly note: string
  readonly carb: string
  readonly shortInsulin: string
  readonly longInsulin: string
  readonly premixInsulin: string
}

/** The meter's display: a number, or below or above its range. */
export const meterShows = ['number', 'low', 'high'] as const

/** The fields of a reading's form. `value` counts only when the meter `shows` a number. */
export type BloodSugarInput = TagsInput &
  MomentInput & { readonly shows: (typeof meterShows)[number]; readonly value: string }

const noTags: TagsInput = {
  meal: null,
  feeling: null,
  note: '',
  carb: '',
  shortInsulin: '',
  longInsulin: '',
  premixInsulin: '',
}

/**
 * A new input at this minute of the member's clock, with the meal that is usual then; the form says
 * it beside the time.
 */
export function newBloodSugarInput(day: Day, time: string): BloodSugarInput {
  return {
    ...noTags,
    meal: assumedMealAt(time),
    day,
    time,
    shows: 'number',
    value: '',
  }
}

const assumedMeals: readonly (readonly [until: string, meal: MealCode])[] = [
  ['05:00', 13],
  ['09:00', 6],
  ['11:00', 9],
  ['13:00', 7],
  ['16:00', 10],
  ['19:00', 8],
  ['22:00', 11],
]
/** The usual meal tag at a time (`HH:mm`); at night no meal. Assumed. */
export function assumedMealAt(time: string): MealCode {
  return assumedMeals.find(([until]) => time < until)?.[1] ?? 13
}

/** A changed moment. The meal follows the time until the member selects another one. */
export function withMoment(
  typed: BloodSugarInput,
  moment: Partial<MomentInput>,
): Partial<BloodSugarInput> {
  return moment.time !== undefined && typed.meal === assumedMealAt(typed.time)
    ? { ...moment, meal: assumedMealAt(moment.time) }
    : moment
}

/** The number that the button to log names; `null` while none can be read. */
export function typedValueOf({ value }: Pick<BloodSugarInput, 'value'>): number | null {
  return /[.,]/.test(value) ? null : integerOf(value)
}

/** A note with a sentence at its end, or without it when the note has it already. */
export function withSentence(note: string, sentence: string): string {
  return note.includes(sentence)
    ? note.replace(sentence, '').replace(/ {2,}/g, ' ').trim()
    : [note.trimEnd(), sentence].filter(Boolean).join(' ')
}

/** A number with an optional decimal point. A comma before one or two digits is a decimal point. */
const numberOf = (typed: string): number | null => {
  const plain = typed.trim().replace(/^(\d*),(\d{1,2})$/, '$1.$2')
  return /^(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null
}

/** A typed number as an integer (BG-005, BG-006); `null` if it is no number. */
export function integerOf(typed: string): number | null {
  const found = typed.includes(',') ? null : numberOf(typed)
  return found === null ? null : Math.trunc(found)
}

/** Units of insulin to one decimal (BG-007), half up; `null` if the input is no number. */
export function unitsOf(typed: string): number | null {
  const found = numberOf(typed)
  // 1.05 is 1.0499… in binary, so a small addend makes it round up.
  return found === null ? null : Math.round(found * 10 + 1e-9) / 10
}

const isTold = (typed: string): boolean => typed.trim() !== ''
const textOf = (typed: string): string | null => (isTold(typed) ? typed.trim() : null)
const inside = (
  value: number | null,
  { from, to }: { readonly from: number; readonly to: number },
): boolean => value !== null && value >= from && value <= to

export const tagFields = ['carb', 'shortInsulin', 'longInsulin', 'premixInsulin', 'note'] as const
export type TagField = (typeof tagFields)[number]
export const entryFields = ['value', 'day', 'time', ...tagFields] as const
export type EntryField = (typeof entryFields)[number]

/**
 * The error of a field: missing, no number (or one of another unit), out of bounds, too small to be
 * stored, too long, or in the future.
 */
export type EntryProblem = MomentProblem | 'number' | 'unit' | 'bounds' | 'small' | 'long'

/** Whether a typed amount would be stored as none: 0.04 units are rounded to 0. */
const isLost = (typed: string, stored: number | null): boolean => {
  const number = numberOf(typed)
  return stored === 0 && number !== null && number > 0
}

/** The errors of the tag fields. */
export function tagProblems(typed: TagsInput): Partial<Record<TagField, EntryProblem>> {
  const amount = (
    field: TagField,
    value: number | null,
    limits: { readonly from: number; readonly to: number },
  ) =>
    !isTold(typed[field])
      ? {}
      : value === null
        ? { [field]: 'number' as const }
        : isLost(typed[field], value)
          ? { [field]: 'small' as const }
          : inside(value, limits)
            ? {}
            : { [field]: 'bounds' as const }
  return {
    ...amount('carb', integerOf(typed.carb), bounds.carb),
    ...amount('shortInsulin', unitsOf(typed.shortInsulin), bounds.insulin),
    ...amount('longInsulin', unitsOf(typed.longInsulin), bounds.insulin),
    ...amount('premixInsulin', unitsOf(typed.premixInsulin), bounds.insulin),
    ...([...typed.note.trim()].length > bounds.note ? { note: 'long' as const } : {}),
  }
}

function valueProblem({ shows, value }: BloodSugarInput): EntryProblem | null {
  if (shows !== 'number') return null
  if (!isTold(value)) return 'missing'
  const read = numberOf(value)
  if (read !== null && /[.,]/.test(value) && read < bounds.value.decimalsFrom) return 'unit'
  const typed = integerOf(value)
  if (typed === null) return 'number'
  return inside(typed, bounds.value) ? null : 'bounds'
}

/** The errors of a reading by field. `now` is `yyyy-MM-ddTHH:mm` on the member's clock. */
export function entryProblems(
  typed: BloodSugarInput,
  now: string,
): Partial<Record<EntryField, EntryProblem>> {
  const value = valueProblem(typed)
  return {
    ...(value === null ? {} : { value }),
    ...momentProblems(typed, now),
    ...tagProblems(typed),
  }
}

const known = <Tag>(tag: Tag): Known<Tag> | null => (isUnknown(tag) ? null : (tag as Known<Tag>))

const tagsOf = (typed: TagsInput) => ({
  meal: known(typed.meal),
  note: textOf(typed.note),
  carbGrams: integerOf(typed.carb),
  feeling: known(typed.feeling),
  shortInsulin: unitsOf(typed.shortInsulin),
  longInsulin: unitsOf(typed.longInsulin),
  premixInsulin: unitsOf(typed.premixInsulin),
})

/**
 * The reading to send, in `timeZone` (IANA); only for a form without errors. An out-of-range
 * reading has no number.
 */
export function entryOf(typed: BloodSugarInput, timeZone: string): BloodSugarEntry {
  return {
    timestamp: timestampOf(typed),
    timeZone,
    value: typed.shows === 'number' ? integerOf(typed.value) : null,
    tags: {
      ...tagsOf(typed),
      source: selfReported,
      isControl: false,
      ...(typed.shows === 'number'
        ? {}
        : { belowMeter: typed.shows === 'low', aboveMeter: typed.shows === 'high' }),
    },
  }
}

/** The properties of the input that decide its range. */
export function measuredOf({
  value,
  tags: { meal, belowMeter = false, aboveMeter = false },
}: BloodSugarEntry): MeasuredSugar {
  return { value, tags: { meal, belowMeter, aboveMeter } }
}

/** The form keeps an unreadable tag, because it sends only changed ones. */
const typedNumber = (value: number | null | Unreadable): string =>
  value === null || isUnreadable(value) ? '' : String(value)

/** The tags of a reading as form values. */
export function tagsInputOf({ tags }: Pick<BloodSugarReading, 'tags'>): TagsInput {
  return {
    meal: tags.meal,
    feeling: tags.feeling,
    note: knownOrNull(tags.note) ?? '',
    carb: typedNumber(tags.carbGrams),
    shortInsulin: typedNumber(tags.shortInsulin),
    longInsulin: typedNumber(tags.longInsulin),
    premixInsulin: typedNumber(tags.premixInsulin),
  }
}

/** The form field of a tag. */
const fieldOf = (name: keyof ReturnType<typeof tagsOf>): keyof TagsInput =>
  name === 'carbGrams' ? 'carb' : name

/**
 * The changed tags, or `null` without changes; only for tags without errors. Unchanged fields are
 * never sent: a dose of 1.25 units would come back as 1.3, and an unknown tag must not be sent.
 */
export function changeOf(
  typed: TagsInput,
  reading: Pick<BloodSugarReading, 'tags'>,
): BloodSugarChange | null {
  const tags = tagsOf(typed)
  const before = tagsInputOf(reading)
  const changed = (Object.keys(tags) as (keyof typeof tags)[]).filter(
    (name) =>
      !isSame(typed[fieldOf(name)], before[fieldOf(name)]) && tags[name] !== reading.tags[name],
  )
  return changed.length === 0
    ? null
    : { tags: Object.fromEntries(changed.map((name) => [name, tags[name]])) }
}

type TypedTag = TagsInput[keyof TagsInput]
/** Unknown tags of two responses are equal if the server sent the same value. */
const isSame = (one: TypedTag, other: TypedTag): boolean =>
  one === other || (isUnknown(one) && isUnknown(other) && rawOf(one) === rawOf(other))

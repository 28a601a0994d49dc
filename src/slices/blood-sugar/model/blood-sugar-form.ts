import type { Feeling } from '#generated/schemas/openapi/blood-sugar.reader.ts'
import type { BloodSugarChange, BloodSugarEntry } from './blood-sugar-entry.ts'
import {
  type BloodSugarReading,
  type MeasuredSugar,
} from '#vitals/model/blood-sugar/blood-sugar.ts'
import { type MealTag, selfReported } from '#vitals/model/blood-sugar/blood-sugar-codes.ts'
import type { Day } from '#platform/model/calendar-day.ts'
import { bloodSugarEntryBounds as bounds } from '#vitals/model/care-thresholds.ts'
import {
  type MomentProblem,
  momentProblems,
  timestampOf,
  type MomentInput,
} from '#vitals/model/readings/moment-input.ts'
import { isUnknown, type Known, rawOf } from '#platform/model/unknown-enum.ts'

/**
 * What stands in the fields of a reading's tags; an empty one is not told. A tag that the portal
 * does not know stays until the member chooses another.
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

/** What the meter showed: a number, or that it was below or above its range. */
export const meterShows = ['number', 'low', 'high'] as const

/** What stands in the form of a reading; `value` counts when the meter `shows` a number. */
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
 * A new one, at this moment of the member's clock. The meal is hers to tell: a guess would change
 * what the reading is called.
 */
export function newBloodSugarInput(day: Day, time: string): BloodSugarInput {
  return {
    ...noTags,
    day,
    time,
    shows: 'number',
    value: '',
  }
}

/**
 * A text of digits with or without a point and decimals; a comma stands for the point before one or
 * two decimals.
 */
const numberOf = (typed: string): number | null => {
  const plain = typed.trim().replace(/^(\d*),(\d{1,2})$/, '$1.$2')
  return /^(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null
}

/** A typed number as an integer (BG-005, BG-006); null when it is no number. */
export function integerOf(typed: string): number | null {
  const found = typed.includes(',') ? null : numberOf(typed)
  return found === null ? null : Math.trunc(found)
}

/** Units of insulin to one decimal (BG-007), half up; null when it is no number. */
export function unitsOf(typed: string): number | null {
  const found = numberOf(typed)
  // 1.05 is 1.0499… in binary: a hair more makes it the half that was typed.
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
 * What is wrong with a field: nothing there, no number (or one of another unit), out of bounds, too
 * long, or still to come.
 */
export type EntryProblem = MomentProblem | 'number' | 'unit' | 'bounds' | 'long'

/** What keeps tags from being saved. */
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
  const typed = integerOf(value)
  if (typed === null) return 'number'
  if (value.includes('.') && typed < bounds.value.decimalsFrom) return 'unit'
  return inside(typed, bounds.value) ? null : 'bounds'
}

/**
 * What keeps a reading from being saved, by field; `now` is `yyyy-MM-ddTHH:mm` by the member's
 * clock.
 */
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
 * The reading as it is sent, by the clock of `timeZone` (IANA); only of a form without problems.
 * What lies beyond the meter goes without a number.
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

/** What decides the range of what is typed, before it is saved. */
export function measuredOf({
  value,
  tags: { meal, belowMeter = false, aboveMeter = false },
}: BloodSugarEntry): MeasuredSugar {
  return { value, tags: { meal, belowMeter, aboveMeter } }
}

const typedNumber = (value: number | null): string => (value === null ? '' : String(value))

/** The tags of a reading as they stand in the form. */
export function tagsInputOf({ tags }: Pick<BloodSugarReading, 'tags'>): TagsInput {
  return {
    meal: tags.meal,
    feeling: tags.feeling,
    note: tags.note ?? '',
    carb: typedNumber(tags.carbGrams),
    shortInsulin: typedNumber(tags.shortInsulin),
    longInsulin: typedNumber(tags.longInsulin),
    premixInsulin: typedNumber(tags.premixInsulin),
  }
}

/** The form's field of a tag. */
const fieldOf = (name: keyof ReturnType<typeof tagsOf>): keyof TagsInput =>
  name === 'carbGrams' ? 'carb' : name

/**
 * The tags that the member changed, and nothing else; null when there are none. Only of tags
 * without problems. A field that holds what it held at first is never sent: a dose of 1.25 units is
 * shown as it is and would go back as 1.3, and a tag that the portal does not know is no tag that
 * it may send.
 */
export function changeOf(
  typed: TagsInput,
  reading: Pick<BloodSugarReading, 'tags'>,
): BloodSugarChange | null {
  const told = tagsOf(typed)
  const before = tagsInputOf(reading)
  const changed = (Object.keys(told) as (keyof typeof told)[]).filter(
    (name) =>
      !isSame(typed[fieldOf(name)], before[fieldOf(name)]) && told[name] !== reading.tags[name],
  )
  return changed.length === 0
    ? null
    : { tags: Object.fromEntries(changed.map((name) => [name, told[name]])) }
}

type TypedTag = TagsInput[keyof TagsInput]
/** Unknown tags of two answers are the same by what the server sent. */
const isSame = (one: TypedTag, other: TypedTag): boolean =>
  one === other || (isUnknown(one) && isUnknown(other) && rawOf(one) === rawOf(other))

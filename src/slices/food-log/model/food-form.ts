import { isUnreadable, knownOrNull } from '#platform/model/parts/part.ts'
import { momentProblems } from '#vitals/model/readings/moment-input.ts'
import { FoodEntryContent, NewEatenFood } from '#generated/schemas/rpc/food-log.writer.ts'
import { matchesSchema } from '#platform/model/matches-schema.ts'
import type { EatenFood, FoodEntry, Meal, Nutrition, WrittenEntry } from './food-log.ts'
import type { Day } from '#platform/model/calendar-day.ts'
import { mealAt } from './food-day.ts'
import { dayOfLocal } from '#platform/model/calendar-day.ts'

/**
 * A food in the form: one of the list with its portions, or a custom one. `key` distinguishes equal
 * foods.
 */
export type FoodInput = {
  readonly key: string
  readonly name: string
  readonly foodId?: string
  readonly portions: readonly { readonly id: string; readonly label: string }[]
  readonly portionId?: string
  /** The number of portions, as typed. */
  readonly amount: string
  /** The nutrition of one portion of a custom food, if the server knows it. */
  readonly nutrition?: Nutrition
}

const isAmount = matchesSchema(NewEatenFood.fields.amount)
const isNote = matchesSchema(FoodEntryContent.fields.note)

/**
 * The values of an entry's form. `day` is `yyyy-MM-dd`, `time` is `HH:mm`, on the member's clock.
 */
export type FoodEntryInput = {
  readonly meal: Meal
  readonly day: string
  readonly time: string
  readonly foods: readonly FoodInput[]
  readonly note: string
}

/** A new input at this minute of the member's clock. */
export function newFoodEntryInput(day: Day, time: string, meal: Meal): FoodEntryInput {
  return {
    meal,
    day,
    time,
    foods: [],
    note: '',
  }
}

/** A changed moment. The meal follows the time until the member selects another one. */
export function withFoodMoment(
  { meal, time }: FoodEntryInput,
  moment: Partial<Pick<FoodEntryInput, 'day' | 'time'>>,
): Partial<FoodEntryInput> {
  return moment.time !== undefined && meal === mealAt(time)
    ? { ...moment, meal: mealAt(moment.time) }
    : moment
}

/**
 * The form values of an entry. An entry has only the used portion of each food, so the other
 * portions are missing.
 */
export function foodEntryInputOf(entry: FoodEntry): FoodEntryInput {
  return {
    meal: entry.meal,
    day: dayOfLocal(entry.eatTime),
    time: entry.eatTime.slice(11, 16),
    note: knownOrNull(entry.note) ?? '',
    // An entry with an unreadable part is not whole, and is not saved.
    foods: entry.foods.items.map(knownFood).map((food, index) => ({
      key: `was-${index}`,
      name: food.name,
      amount: String(food.amount),
      ...(food.foodId === undefined ? {} : { foodId: food.foodId }),
      ...(food.foodId === undefined && food.nutrition !== undefined
        ? { nutrition: onePortion(food.nutrition, food.amount) }
        : {}),
      ...(food.portionId === undefined
        ? { portions: [] }
        : {
            portionId: food.portionId,
            portions: [{ id: food.portionId, label: food.portionLabel }],
          }),
    })),
  }
}

const knownFood = ({ foodId, nutrition, portionId, portionLabel, ...food }: EatenFood) => ({
  ...food,
  foodId: knownOrNull(foodId) ?? undefined,
  nutrition: knownOrNull(nutrition) ?? undefined,
  portionId: knownOrNull(portionId) ?? undefined,
  portionLabel: knownOrNull(portionLabel) ?? '',
})

const onePortion = (total: Nutrition, amount: number): Nutrition =>
  Object.fromEntries(
    Object.entries(total).map(([name, value]) => [name, value / amount]),
  ) as Nutrition

/** Whether an entry can be sent back without losing a food or portion that failed to parse. */
export function isWhole({ foods, note }: FoodEntry): boolean {
  return !isUnreadable(note) && foods.leftOut === 0 && foods.items.every(isWholeFood)
}
/** A food of the list has a portion; a custom food has none. */
const isWholeFood = (food: EatenFood): boolean =>
  !Object.values(food).some(isUnreadable) &&
  (food.foodId === undefined
    ? food.portionId === undefined && food.portionLabel === ''
    : food.portionId !== undefined)

/**
 * The number of portions in a text, with a decimal point or comma; `null` unless it is 0.25 to 20.
 */
export function amountOf(text: string): number | null {
  const plain = text.trim().replace(',', '.')
  if (!/^\d{1,2}(\.\d{1,2})?$/.test(plain)) return null
  const amount = Number(plain)
  return isAmount(amount) ? amount : null
}

export const foodLimits = { foods: 20, ownWords: 100 } as const

/** A field that can be wrong; an amount has the `key` of its food. */
export type FoodField = 'day' | 'time' | 'foods' | `amount-${string}` | 'note'
type FoodProblem =
  | 'food-log.form.day.missing'
  | 'food-log.form.time.missing'
  | 'food-log.form.future'
  | 'forms.moment.day.past'
  | 'forms.moment.time.skipped'
  | 'food-log.form.foods.missing'
  | 'food-log.form.amount.wrong'
  | 'food-log.form.note.long'

const momentWords = {
  day: {
    missing: 'food-log.form.day.missing',
    future: 'food-log.form.future',
    past: 'forms.moment.day.past',
    skipped: 'forms.moment.time.skipped',
  },
  time: {
    missing: 'food-log.form.time.missing',
    future: 'food-log.form.future',
    past: 'forms.moment.day.past',
    skipped: 'forms.moment.time.skipped',
  },
} as const

/** The fields in the order of the form. */
export function foodFields({ foods }: FoodEntryInput): readonly FoodField[] {
  return ['day', 'time', 'foods', ...foods.map(({ key }) => `amount-${key}` as const), 'note']
}

/** The error of each wrong field. `now` is `yyyy-MM-ddTHH:mm` on the member's clock, `timeZone` theirs. */
export function foodProblems(
  { day, time, foods, note }: FoodEntryInput,
  now: string,
  timeZone?: string,
): Partial<Record<FoodField, FoodProblem>> {
  const found: Partial<Record<FoodField, FoodProblem>> = {}
  const moment = momentProblems({ day, time }, now, timeZone)
  if (moment.day !== undefined) found.day = momentWords.day[moment.day]
  if (moment.time !== undefined) found.time = momentWords.time[moment.time]
  if (foods.length === 0) found.foods = 'food-log.form.foods.missing'
  for (const food of foods)
    if (amountOf(food.amount) === null) found[`amount-${food.key}`] = 'food-log.form.amount.wrong'
  if (!isNote(note)) found.note = 'food-log.form.note.long'
  return found
}

/** The entry to send; only for a form without errors. */
export function foodContentOf({ meal, day, time, foods, note }: FoodEntryInput): WrittenEntry {
  return {
    meal,
    eatTime: `${day}T${time}:00`,
    note: note.trim(),
    foods: foods.map(({ foodId, name, portionId, amount, nutrition }) => ({
      ...(foodId === undefined ? { ownWords: name } : { foodId }),
      ...(portionId === undefined ? {} : { portionId }),
      amount: amountOf(amount) ?? 1,
      ...(foodId === undefined && nutrition !== undefined ? { nutrition } : {}),
    })),
  }
}

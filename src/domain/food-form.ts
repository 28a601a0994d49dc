import type { FoodEntry, FoodEntryContent, Meal } from './food-log.ts'
import type { Day } from './readings-calendar.ts'

/** A food as it stands in the form: one of the list with its portions, or the member's own words. `key` tells two of the same apart. */
export type TypedFood = {
  readonly key: string
  readonly name: string
  readonly foodId?: string
  readonly portions: readonly { readonly id: string; readonly label: string }[]
  readonly portionId?: string
  /** How many portions, as typed. */
  readonly amount: string
}

/** What stands in the form of an entry. `day` is `yyyy-MM-dd`, `time` `HH:mm`, by the member's own clock. */
export type TypedEntry = { readonly meal: Meal; readonly day: string; readonly time: string; readonly foods: readonly TypedFood[]; readonly note: string }

/** A new one, at this moment of the member's clock. */
export const newTypedEntry = (day: Day, time: string, meal: Meal): TypedEntry => ({ meal, day, time, foods: [], note: '' })

/** An entry as it was written. What its foods' other portions are is not told with it, so each has the one that it was written with. */
export const typedEntryOf = (entry: FoodEntry): TypedEntry => ({
  meal: entry.meal,
  day: entry.eatenAt.slice(0, 10),
  time: entry.eatenAt.slice(11, 16),
  note: entry.note,
  foods: entry.foods.map((food, index) => ({
    key: `was-${index}`,
    name: food.name,
    amount: String(food.amount),
    ...(food.foodId === undefined ? {} : { foodId: food.foodId }),
    ...(food.portionId === undefined ? { portions: [] } : { portionId: food.portionId, portions: [{ id: food.portionId, label: food.portionLabel }] }),
  })),
})

/** How many portions a text says, with a point or a comma; null for what is no number of 0.25 to 20. */
export function amountOf(text: string): number | null {
  const plain = text.trim().replace(',', '.')
  if (!/^\d{1,2}(\.\d{1,2})?$/.test(plain)) return null
  const amount = Number(plain)
  return amount >= 0.25 && amount <= 20 ? amount : null
}

export const foodLimits = { foods: 20, note: 500, ownWords: 100 } as const

/** A field with what is wrong with it; an amount names its food by `key`. */
export type FoodProblem =
  | { readonly field: 'day'; readonly problem: 'food.form.day.missing' | 'food.form.future' }
  | { readonly field: 'time'; readonly problem: 'food.form.time.missing' | 'food.form.future' }
  | { readonly field: 'foods'; readonly problem: 'food.form.foods.missing' }
  | { readonly field: 'amount'; readonly key: string; readonly problem: 'food.form.amount.wrong' }
  | { readonly field: 'note'; readonly problem: 'food.form.note.long' }

/** What keeps an entry from being saved, in the order of the form; `now` is `yyyy-MM-ddTHH:mm` by the member's clock. */
export function foodProblems({ day, time, foods, note }: TypedEntry, now: string): readonly FoodProblem[] {
  const found: FoodProblem[] = []
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) found.push({ field: 'day', problem: 'food.form.day.missing' })
  else if (day > now.slice(0, 10)) found.push({ field: 'day', problem: 'food.form.future' })
  if (!/^\d{2}:\d{2}$/.test(time)) found.push({ field: 'time', problem: 'food.form.time.missing' })
  else if (day === now.slice(0, 10) && time > now.slice(11, 16)) found.push({ field: 'time', problem: 'food.form.future' })
  if (foods.length === 0) found.push({ field: 'foods', problem: 'food.form.foods.missing' })
  for (const food of foods) if (amountOf(food.amount) === null) found.push({ field: 'amount', key: food.key, problem: 'food.form.amount.wrong' })
  if ([...note].length > foodLimits.note) found.push({ field: 'note', problem: 'food.form.note.long' })
  return found
}

/** The entry as it is sent; only of a form without problems. */
export const foodContentOf = ({ meal, day, time, foods, note }: TypedEntry): FoodEntryContent => ({
  meal,
  eatenAt: `${day}T${time}:00`,
  note: note.trim(),
  foods: foods.map(({ foodId, name, portionId, amount }) => ({
    ...(foodId === undefined ? { ownWords: name } : { foodId }),
    ...(portionId === undefined ? {} : { portionId }),
    amount: amountOf(amount) ?? 1,
  })),
})

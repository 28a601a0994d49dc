import {
  clock,
  type EatenFood,
  type FoodOfDay,
  type ReadingHabit,
  type MealName,
} from './daily-readings.ts'
import { seededRandom } from './seeded-random.ts'

/**
 * Food log of a persona. `skips`: probability of a day without entries; `forgets`: of a missing
 * meal; `care` 0..1: share of healthier choices.
 */
export type FoodHabit = {
  readonly skips: number
  readonly forgets: number
  readonly care: (ago: number) => number
}

/** Parses `food*amount` or `food/portion*amount`; the amount defaults to 1. */
const dish = (text: string): readonly EatenFood[] =>
  text.split(' ').map((part) => {
    const [what = '', amount = '1'] = part.split('*')
    const [food = '', portion] = what.split('/')
    return { food, ...(portion === undefined ? {} : { portion }), amount: Number(amount) }
  })

type Choices = readonly [string, ...string[]]
type MealHabit = {
  readonly meal: MealName
  readonly minute: number
  readonly spread: number
  readonly mindful: Choices
  readonly usual: Choices
}

const meals: readonly MealHabit[] = [
  {
    meal: 'BREAKFAST',
    minute: 450,
    spread: 18,
    mindful: [
      'oatmeal blueberries*0.5 coffee',
      'greek-yogurt strawberries almonds*0.5',
      'egg*2 whole-wheat-bread tomato*0.5 coffee',
      'cottage-cheese apple coffee',
      'egg corn-tortilla*2 nopales coffee',
    ],
    usual: [
      'whole-wheat-bread*2 peanut-butter coffee',
      'whole-wheat-bread*2 orange-juice coffee',
      'banana coffee',
      'egg*2 ham*2 whole-wheat-bread*2 coffee',
    ],
  },
  {
    meal: 'LUNCH',
    minute: 750,
    spread: 25,
    mindful: [
      'chicken-breast romaine*2 tomato olive-oil*0.5 water',
      'black-beans corn-tortilla*2 avocado*0.5 tomato water',
      'tuna romaine whole-wheat-bread water',
      'lentils/cup carrot water',
      'tofu broccoli brown-rice water',
    ],
    usual: [
      'ham*3 cheddar whole-wheat-bread*2 cola',
      'pizza*2 cola',
      'ground-beef french-fries cola',
      'whole-wheat-pasta*1.5 cheddar water',
      'white-rice/cup black-beans chicken-breast water',
    ],
  },
  {
    meal: 'DINNER',
    minute: 1125,
    spread: 30,
    mindful: [
      'salmon broccoli quinoa water',
      'chicken-breast green-beans sweet-potato water',
      'shrimp nopales brown-rice water',
      'tofu broccoli spinach brown-rice water',
      'chicken-breast romaine black-beans/cup avocado*0.5 water',
    ],
    usual: [
      'ground-beef potato corn',
      'white-rice/cup black-beans/cup chicken-breast',
      'whole-wheat-pasta*2 ground-beef tomato',
      'pizza*3 water',
      'chicken-breast potato cheddar',
    ],
  },
  {
    meal: 'SNACK',
    minute: 950,
    spread: 40,
    mindful: ['almonds', 'apple', 'carrot hummus', 'orange', 'popcorn'],
    usual: ['ice-cream*2', 'dark-chocolate', 'cola', 'banana'],
  },
]

const ownWords: Choices = ['Birthday cake at work', 'My neighbor’s soup', 'Tamales from the market']
const notes: Choices = ['Ate out', 'Was in a hurry', 'Cooked for the family', 'Shared a plate']

/**
 * Generates three meals and sometimes a snack, days without entries, and foods outside the list.
 */
export function foodHabit({ skips, forgets, care }: FoodHabit): ReadingHabit<FoodOfDay> {
  return (who, day, ago) => {
    const { around, chance, pick } = seededRandom(`${who} food ${day}`)
    if (chance(skips)) return []
    return meals.flatMap(({ meal, minute, spread, mindful, usual }) => {
      const time = clock(around(minute, spread))
      const eaten = dish(pick(chance(care(ago)) ? mindful : usual))
      const more: readonly EatenFood[] = chance(0.03) ? [{ words: pick(ownWords), amount: 1 }] : []
      const note = chance(0.06) ? pick(notes) : ''
      if (chance(meal === 'SNACK' ? 0.55 : forgets)) return []
      return [{ time, meal, foods: [...eaten, ...more], note }]
    })
  }
}

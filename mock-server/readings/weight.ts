import { clock, type Habit, type WeightOfDay } from './day.ts'
import { dice } from './dice.ts'

/** A person's weight. `pounds` may move with the days; `often` is the chance that a day has a reading. */
export type WeightHabit = { readonly pounds: (ago: number) => number; readonly bodyFat: number; readonly often: number }

export const weightHabit =
  ({ pounds, bodyFat, often }: WeightHabit): Habit<WeightOfDay> =>
  (who, day, ago) => {
    const { around, chance } = dice(`${who} weight ${day}`)
    if (!chance(often)) return []
    const weight = Math.round(pounds(ago) * 10 + around(0, 6)) / 10
    return [{ time: clock(around(415, 10)), pounds: weight, bodyFat: around(bodyFat * 10, 3) / 10, muscle: around((100 - bodyFat) * 4.6, 3) / 10 }]
  }

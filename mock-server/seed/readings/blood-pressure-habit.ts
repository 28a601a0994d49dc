import { type BloodPressureOfDay, clock, type ReadingHabit } from './daily-readings.ts'
import { seededRandom } from './seeded-random.ts'

/** Blood pressure of a persona: `mean` in mmHg per day; probabilities are per day. */
export type BloodPressureHabit = {
  readonly mean: (ago: number, day: number) => readonly [systolic: number, diastolic: number]
  readonly pulse: number
  readonly skips: number
  readonly evenings: number
  readonly retakes: number
}

/**
 * Generates morning readings around 07:30, some lower evening ones, second tries after two minutes,
 * outliers and days without any. One in forty has no pulse, one in thirty is typed.
 */
export function bloodPressureHabit({
  mean,
  pulse,
  skips,
  evenings,
  retakes,
}: BloodPressureHabit): ReadingHabit<BloodPressureOfDay> {
  return (who, day, ago) => {
    const { around, chance } = seededRandom(`${who} blood pressure ${day}`)
    if (chance(skips)) return []
    const [systolic, diastolic] = mean(ago, day)
    const stray = chance(0.03) ? 16 : 0
    const one = (time: number, lower: number): BloodPressureOfDay => {
      const top = around(systolic - lower + stray, 5)
      return {
        time: clock(time),
        systolic: top,
        diastolic: Math.min(top - 20, around(diastolic - lower / 2 + stray / 2, 3)),
        pulse: chance(0.025) ? null : around(pulse, 3),
        source: chance(0.033) ? 'SELF_REPORTED' : 'DEVICE',
      }
    }
    const morning = around(460, 14)
    const readings = [one(morning, 0)]
    if (chance(retakes)) readings.push(one(morning + 2, 3))
    if (chance(evenings)) readings.push(one(around(1205, 30), 4))
    return readings
  }
}

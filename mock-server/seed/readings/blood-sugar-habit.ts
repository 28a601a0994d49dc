import { type BloodSugarOfDay, clock, type ReadingHabit } from './daily-readings.ts'
import { seededRandom } from './seeded-random.ts'

/**
 * Blood sugar of a persona. `level` is added to every mean (mg/dL); `insulin` adds doses to
 * readings.
 */
export type BloodSugarHabit = {
  readonly level: number
  readonly skips: number
  readonly insulin: boolean
}

type Slot = {
  readonly minute: number
  readonly mean: number
  readonly spread: number
  readonly eatCode: number | null
  readonly often: number
}

/** The daily pattern: low in the morning, highest after breakfast, between them in the evening. */
const slots: readonly Slot[] = [
  { minute: 425, mean: 122, spread: 13, eatCode: 6, often: 0.94 },
  { minute: 555, mean: 182, spread: 26, eatCode: 9, often: 0.7 },
  { minute: 760, mean: 121, spread: 16, eatCode: 7, often: 0.6 },
  { minute: 875, mean: 158, spread: 24, eatCode: 10, often: 0.3 },
  { minute: 985, mean: 118, spread: 18, eatCode: 12, often: 0.08 },
  { minute: 1070, mean: 112, spread: 20, eatCode: 8, often: 0.5 },
  { minute: 1200, mean: 160, spread: 26, eatCode: 11, often: 0.55 },
  { minute: 1330, mean: 134, spread: 22, eatCode: 13, often: 0.2 },
]
const highNotes = [
  'Pancakes with syrup',
  'Rice and beans',
  'Birthday cake at work',
  'Slept badly',
] as const
const lowNotes = [
  'Had 4 oz of apple juice. Felt shaky',
  'Late lunch',
  'Long walk before dinner',
] as const

/**
 * Generates a few readings a day, days without any, rare lows and very rare readings out of range.
 * Every 30 days one uses control solution.
 */
export function bloodSugarHabit({
  level,
  skips,
  insulin,
}: BloodSugarHabit): ReadingHabit<BloodSugarOfDay> {
  return (who, day) => {
    const { around, chance, pick } = seededRandom(`${who} blood sugar ${day}`)
    const readings: BloodSugarOfDay[] = []
    if (day % 30 === 3)
      readings.push({ time: clock(410), value: around(112, 4), eatCode: null, isControl: true })
    if (chance(skips)) return readings
    for (const slot of slots) {
      if (!chance(slot.often)) continue
      const time = clock(around(slot.minute, 12))
      const { eatCode } = slot
      const afterMeal = eatCode !== null && eatCode >= 9 && eatCode <= 11
      if (chance(0.0015)) {
        readings.push({ time, value: pick(['low', 'high']), eatCode })
        continue
      }
      const value = chance(0.012)
        ? around(61, 4)
        : chance(0.006)
          ? around(272, 12)
          : Math.max(72, around(slot.mean + level, slot.spread))
      readings.push({
        time,
        value,
        eatCode,
        source: chance(0.04) ? 7 : 1,
        ...(value < 70
          ? { note: pick(lowNotes), feeling: 12 }
          : value > 220 && chance(0.6)
            ? { note: pick(highNotes) }
            : {}),
        ...(afterMeal && chance(0.3) ? { carb: around(48, 10) } : {}),
        ...(insulin && eatCode !== null && eatCode <= 8 ? { short: around(8, 2) } : {}),
        ...(insulin && eatCode === 6 ? { long: 18 } : {}),
      })
    }
    return readings
  }
}

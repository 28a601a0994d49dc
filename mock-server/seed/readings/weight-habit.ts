import { clock, type ReadingHabit, type WeightOfDay } from './daily-readings.ts'
import { type SeededRandom, seededRandom } from './seeded-random.ts'

/** Percent of the weight, as a scale that measures body composition says it (wm2000). */
export type Composition = { readonly bodyFat: number; readonly muscle: number }

/**
 * A person's weight. `pounds` and `composition` may move with the days; `often` is the chance that
 * a day has a reading in the morning, `evenings` that it has a second one. `shared`: somebody else
 * of that many pounds now and then stands on the scale.
 */
export type WeightHabit = {
  readonly pounds: (ago: number) => number
  readonly often: number
  readonly composition?: (ago: number) => Composition
  readonly evenings?: number
  readonly shared?: number
}

/**
 * Little breakfast after a big Sunday: a little more on Mondays, least on Fridays. Thursday is day 0.
 */
const WEEK = [-0.3, -0.4, 0, 0.3, 0.6, 0.3, 0] as const

const tenth = (value: number): number => Math.round(value * 10) / 10

/** Now and then the scale cannot tell the muscle, and more seldom nothing but the weight. */
const composed = ({ around, chance }: SeededRandom, { bodyFat, muscle }: Composition) =>
  chance(0.02)
    ? { bodyFat: null, muscle: null }
    : {
        bodyFat: around(bodyFat * 10, 3) / 10,
        muscle: chance(0.03) ? null : around(muscle * 10, 3) / 10,
      }

/**
 * Mornings before seven, some evenings a pound or two more; one in fifty typed in by hand; somebody
 * else's weight, and a suitcase's, are irregular.
 */
export function weightHabit({
  pounds,
  often,
  composition,
  evenings = 0,
  shared,
}: WeightHabit): ReadingHabit<WeightOfDay> {
  return (who, day, ago) => {
    const luck = seededRandom(`${who} weight ${day}`)
    const { around, chance } = luck
    if (!chance(often)) return []
    const weight = pounds(ago) + (WEEK[((day % 7) + 7) % 7] ?? 0)
    const one = (time: number, more: number): WeightOfDay => {
      const isTyped = chance(0.02)
      const body =
        composition && !isTyped ? composed(luck, composition(ago)) : { bodyFat: null, muscle: null }
      return {
        time: clock(time),
        pounds: tenth(weight + more + around(0, 6) / 10),
        ...body,
        ...(isTyped ? { source: 'SELF_REPORTED' as const } : {}),
      }
    }
    const readings = [one(around(415, 10), 0)]
    if (chance(evenings)) readings.push(one(around(1260, 25), 1.6))
    if (shared !== undefined && chance(0.03))
      readings.push({
        time: clock(around(430, 10)),
        pounds: around(shared * 10, 12) / 10,
        bodyFat: null,
        muscle: null,
        isIrregular: true,
      })
    if (chance(0.006))
      readings.push({
        time: clock(around(1080, 60)),
        pounds: tenth(weight + around(28, 6)),
        bodyFat: null,
        muscle: null,
        isIrregular: true,
      })
    return readings
  }
}

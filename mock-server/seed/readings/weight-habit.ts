import { clock, type ReadingHabit, type WeightOfDay } from './daily-readings.ts'
import { type SeededRandom, seededRandom } from './seeded-random.ts'

/** Body composition in percent of the weight, as a scale reports it (wm2000). */
export type Composition = { readonly bodyFat: number; readonly muscle: number }

/**
 * Weight of a persona per day. `often` is the probability of a morning reading, `evenings` of a
 * second one; `shared` is another person's weight on the same scale.
 */
export type WeightHabit = {
  readonly pounds: (ago: number) => number
  readonly often: number
  readonly composition?: (ago: number) => Composition
  readonly evenings?: number
  readonly shared?: number
}

/** Offsets by weekday: a little more on Mondays, least on Fridays. Thursday is day 0. */
const WEEK = [-0.3, -0.4, 0, 0.3, 0.6, 0.3, 0] as const

const tenth = (value: number): number => Math.round(value * 10) / 10

/** Sometimes the scale reports no muscle, and rarely only the weight. */
const composed = ({ around, chance }: SeededRandom, { bodyFat, muscle }: Composition) =>
  chance(0.02)
    ? { bodyFat: null, muscle: null }
    : {
        bodyFat: around(bodyFat * 10, 3) / 10,
        muscle: chance(0.03) ? null : around(muscle * 10, 3) / 10,
      }

/**
 * Generates readings before 07:00, some higher evening ones, and one in fifty typed. Weights of
 * another person or a suitcase are irregular.
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

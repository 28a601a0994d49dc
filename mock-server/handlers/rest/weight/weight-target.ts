import { type MemberFacts, readFact, writeFact } from '../../../database/facts/facts.ts'
import { readingById } from '../../../database/tables/reading-changes.ts'
import type { WeightRow } from '../../../database/tables/readings.ts'
import type { RestHandlers, Schema } from '../../rest-call.ts'
import { newestWeight } from './weight-stats.ts'

type Target = Schema<'TargetWeight'>

const POUNDS_OF_A_KILOGRAM = 2.2046226218
const inPounds = ({ weight, weightUnit }: Target): number =>
  weightUnit === 'KG' ? weight * POUNDS_OF_A_KILOGRAM : weight
const tenth = (value: number): number => Math.round(value * 10) / 10
const pounds = (value: number): Target => ({ weight: tenth(value), weightUnit: 'LB' })

/** The programs aim for a loss of 5 % (docs/clinical.md#weight-goal). */
const suggested = (row: WeightRow): Target => pounds(row.weight_lb * 0.95)

/**
 * Returns the lowest target, rounded up: a body mass index of 18.5 (docs/clinical.md#bmi). Without
 * a height it is four fifths of the weight.
 */
const lowest = (row: WeightRow, heightInches: number | null): Target =>
  heightInches === null
    ? pounds(row.weight_lb * 0.8)
    : { weight: Math.ceil(((18.5 * heightInches ** 2) / 703) * 10) / 10, weightUnit: 'LB' }

const wire = (
  fact: MemberFacts['weightTarget'],
  row: WeightRow | undefined,
  heightInches: number | null,
): Schema<'WeightTarget'> => ({
  target: fact?.target ?? null,
  weightReadingId: fact?.weightReadingId ?? null,
  selfEnteredTarget: fact?.isOwn ? fact.target : null,
  suggestedTarget: row ? suggested(row) : null,
  lowestTarget: row ? lowest(row, heightInches) : null,
})

export const weightTarget: RestHandlers<'getWeightTarget' | 'setWeightTarget'> = {
  getWeightTarget: async ({ caller, store, now, problem }) => {
    const fact = await readFact(store, caller.id, 'weightTarget')
    const row = await newestWeight(store, caller.id, now)
    if (!fact && !row) return problem(404, 'not_found')
    return {
      status: 200,
      body: wire(fact, row, (await readFact(store, caller.id, 'health')).heightInches),
    }
  },

  setWeightTarget: async ({ caller, store, body, now, problem }) => {
    const { target, weightReadingId } = body
    if (
      weightReadingId !== null &&
      !(await readingById(store, 'weight_readings', caller.id, weightReadingId, now))
    )
      return problem(422, 'unknown_reading')
    const row = await newestWeight(store, caller.id, now)
    const { heightInches } = await readFact(store, caller.id, 'health')
    if (row && inPounds(target) < inPounds(lowest(row, heightInches)))
      return problem(422, 'below_lowest_target')
    const isOwn = !row || tenth(inPounds(target)) !== suggested(row).weight
    const fact = { target: { ...target, weight: tenth(target.weight) }, weightReadingId, isOwn }
    await writeFact(store, caller.id, 'weightTarget', fact)
    return { status: 200, body: wire(fact, row, heightInches) }
  },
}

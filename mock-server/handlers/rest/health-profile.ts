import { readFact, writeFact } from '../../database/facts/facts.ts'
import { wallClock } from '../../services/time/time-zone.ts'
import { finishTasks } from '../../services/members/finish-tasks.ts'
import type { RestHandlers, Schema } from '../rest-call.ts'

const special: ReadonlySet<Schema<'Race'>> = new Set(['DK', 'PREFER_NOT_TO_SAY'])

type Info = Schema<'HealthInfo'>
type Refusal = {
  readonly rule: 'exclusive_answer' | 'repeated_condition' | 'invalid_diagnosis_year'
  readonly details: readonly string[]
}

const refusalOf = (
  { race, conditions }: Info,
  firstYear: number,
  lastYear: number,
): Refusal | null => {
  if (race.length > 1 && race.some((one) => special.has(one)))
    return { rule: 'exclusive_answer', details: ['race'] }
  const places = conditions.map((one, index) => ({ ...one, index }))
  const repeated = places.filter(
    ({ condition, index }) =>
      conditions.findIndex((other) => other.condition === condition) < index,
  )
  if (repeated.length > 0)
    return {
      rule: 'repeated_condition',
      details: repeated.map(({ index }) => `conditions.${index}`),
    }
  const misdated = places.filter(
    ({ diagnosisYear }) =>
      diagnosisYear !== null && (diagnosisYear < firstYear || diagnosisYear > lastYear),
  )
  if (misdated.length > 0)
    return {
      rule: 'invalid_diagnosis_year',
      details: misdated.map(({ index }) => `conditions.${index}.diagnosisYear`),
    }
  return null
}

/** The health profile, which the member replaces as a whole. */
export const healthProfile: RestHandlers<'getHealthInfo' | 'saveHealthInfo'> = {
  getHealthInfo: async ({ caller, store }) => ({
    status: 200,
    body: await readFact(store, caller.id, 'health'),
  }),

  saveHealthInfo: async ({ caller, store, body, now, problem }) => {
    const { birthDate } = await readFact(store, caller.id, 'personal')
    const refused = refusalOf(
      body,
      Number(birthDate.slice(0, 4)),
      Number(wallClock(caller.timeZone, now).slice(0, 4)),
    )
    if (refused) {
      const { status, body: example } = problem(422, refused.rule)
      return { status, body: { ...example, details: [...refused.details] } }
    }
    await writeFact(store, caller.id, 'health', body)
    await finishTasks({ store, caller }, 'COMPLETE_HEALTH_PROFILE')
    return { status: 200, body }
  },
}

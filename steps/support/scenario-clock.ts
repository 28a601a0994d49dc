import type { Pickle } from '@cucumber/messages'
import { createHash } from 'node:crypto'
import { afternoon, evening } from './scenario-time.ts'

const hour = 3_600_000
const day = 24 * hour

/** The clocks of a day-bearing scenario: its start, and how far the device is ahead of the server. */
export const scenarioClocks = {
  afternoon: { start: afternoon, deviceAhead: 0 },
  evening: { start: evening, deviceAhead: 0 },
  'device-26-years-slow': { start: afternoon, deviceAhead: -26 * 365 * day },
  'device-2-days-slow': { start: afternoon, deviceAhead: -2 * day },
  'device-1-hour-slow': { start: afternoon, deviceAhead: -hour },
  'device-3-hours-fast': { start: afternoon, deviceAhead: 3 * hour },
  'device-1-day-fast': { start: afternoon, deviceAhead: day },
} as const
export type ScenarioClock = keyof typeof scenarioClocks

/** What only a day or a time explains. */
const bearsDay =
  /\b(?:[Tt]oday|[Yy]esterday|ago|days?|weeks?|months?|hours?|morning|afternoon|evening|Date|Time|logs?|readings?|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)[a-z]* \d+)\b|\d:\d\d|20\d\d-\d\d/
/** Steps that move the clock of the scenario themselves. */
const hasOwnClock =
  /\bclock\b|it is "|it is 9:30 PM|have (?:passed|gone by)|\bidle for\b|time zone is|\bpass(?:es)?$/

type Text = Pick<Pickle, 'steps' | 'tags' | 'uri'>

/**
 * Whether another clock may change what a scenario sees. `@afternoon` leaves out a scenario whose
 * own words say the hour.
 */
export function isDayBearing({ steps, tags, uri }: Text): boolean {
  const texts = steps.map(({ text }) => text)
  return (
    !uri.includes('features/session/') &&
    tags.some(({ name }) => name === '@sandbox') &&
    tags.every(({ name }) => name !== '@afternoon') &&
    texts.some((text) => bearsDay.test(text)) &&
    !texts.some((text) => hasOwnClock.test(text))
  )
}

/** With a seed, one of so many day-bearing scenarios plays in the evening. */
const share = 4

/**
 * The clock of a scenario: SCENARIO_CLOCK names it; without it, the seed CLOCK_SEED gives a fourth
 * of the day-bearing scenarios the evening.
 */
export function scenarioClockOf(
  pickle: Text & Pick<Pickle, 'name'>,
  { SCENARIO_CLOCK: named, CLOCK_SEED: seed }: NodeJS.ProcessEnv,
): ScenarioClock {
  if (!isDayBearing(pickle)) return 'afternoon'
  if (named !== undefined) {
    if (named in scenarioClocks) return named as ScenarioClock
    throw new Error(`There is no clock "${named}": use ${Object.keys(scenarioClocks).join(', ')}.`)
  }
  if (seed === undefined) return 'afternoon'
  const { uri, name, steps } = pickle
  const text = [seed, uri, name, ...steps.map((step) => step.text)].join('\n')
  return createHash('sha256').update(text).digest().readUInt32BE() % share === 0
    ? 'evening'
    : 'afternoon'
}

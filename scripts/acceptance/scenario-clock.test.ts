import { expect, it } from 'vitest'
import { isDayBearing, scenarioClockOf } from '../../steps/support/scenario-clock.ts'

const pickle = (texts: readonly string[], tags = ['@sandbox'], uri = 'features/care/x.feature') =>
  ({
    uri,
    name: texts.join(),
    tags: tags.map((name) => ({ name, astNodeId: '' })),
    steps: texts.map((text) => ({ text, id: '', astNodeIds: [] })),
  }) as unknown as Parameters<typeof scenarioClockOf>[0]

it.each([
  ['the content says "Today, 7:42 AM"', true],
  ['Rosa has 3 blood sugar readings of 120', true],
  ['the member fills "Date" with "2026-11-20"', true],
  ['the member opens "/privacy"', false],
])('%s: %s', (step, expected) => expect(isDayBearing(pickle([step]))).toBe(expected))

it.each([
  [['it is "2026-11-01T01:10:00-05:00"'], ['@sandbox']],
  [["the device's clock is 2 days slow"], ['@sandbox']],
  [['the member has "/dashboard" open with a paused clock'], ['@sandbox']],
  [[], ['@sandbox', '@afternoon']],
  [[], []],
])('leaves out a scenario with %j and %j', (steps, tags) =>
  expect(isDayBearing(pickle(['Today', ...steps], tags))).toBe(false),
)

it('gives a share the evening by the seed, and all of them the clock of SCENARIO_CLOCK', () => {
  const all = Array.from({ length: 200 }, (_, index) => pickle([`Today ${index}`]))
  const evenings = (seed: string) =>
    all.filter((each) => scenarioClockOf(each, { CLOCK_SEED: seed }) === 'evening')
  expect(evenings('1').length).toBeGreaterThan(25)
  expect(evenings('1').length).toBeLessThan(75)
  expect(evenings('2')).not.toEqual(evenings('1'))
  for (const each of all)
    expect(scenarioClockOf(each, { SCENARIO_CLOCK: 'device-1-day-fast' })).toBe('device-1-day-fast')
  expect(() => scenarioClockOf(pickle(['Today']), { SCENARIO_CLOCK: 'noon' })).toThrow('no clock')
})

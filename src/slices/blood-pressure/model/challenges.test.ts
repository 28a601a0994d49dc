import { expect, test } from 'vitest'
import { challengeProgress, type ChallengeStat, hasPersonalizedReport } from './challenges.ts'

test.each([
  [undefined, false],
  [4, false],
  [5, true],
])(
  'USER-021: with %s entries in the first challenge the personalized report is open: %s',
  (bloodPressureEntryCount, is) => {
    expect(
      hasPersonalizedReport(
        bloodPressureEntryCount === undefined ? undefined : { bloodPressureEntryCount },
      ),
    ).toBe(is)
  },
)

const stat = (bloodPressureEntryCount: number, endDate: string): ChallengeStat => ({
  id: 'c',
  kind: 'BLOOD_PRESSURE_CHECK',
  startDate: '2026-11-07',
  endDate,
  bloodPressureEntryCount,
  requiredEntryCount: 5,
})
const ofAnotherKind: ChallengeStat = {
  ...stat(5, '2026-11-27'),
  kind: { type: 'unknown', raw: 'CHALLENGE_KIND_STEPS' },
}
const progress = (items: readonly ChallengeStat[], leftOut = 0) =>
  challengeProgress({ items, leftOut }, '2026-11-20')

test.each([
  ['none', []],
  ['running', [stat(4, '2026-11-20')]],
  ['over', [stat(4, '2026-11-19')]],
  ['open', [stat(5, '2026-11-19')]],
  ['running', [stat(0, '2026-11-27'), stat(5, '2026-11-01')]],
] as const)('the challenge is %s on November 20: %j', (state, items) =>
  expect(progress(items).state).toBe(state),
)

test('does not take a challenge of an unknown kind for none', () => {
  expect(progress([ofAnotherKind])).toEqual({ state: 'unclear' })
  expect(progress([])).toMatchObject({ state: 'none' })
  expect(progress([ofAnotherKind, stat(4, '2026-11-20')])).toMatchObject({
    state: 'running',
    challenge: { bloodPressureEntryCount: 4 },
  })
})

test.each([
  ['an ended challenge with five entries', [stat(5, '2026-11-19')], 'unclear'],
  ['one that ended too early', [stat(4, '2026-11-19')], 'unclear'],
  ['the current one, still running', [stat(4, '2026-11-20')], 'running'],
  ['the current one with its five entries', [stat(5, '2026-11-20')], 'open'],
] as const)('beside a row that could not be read, %s is %s', (_, items, state) =>
  expect(progress(items, 1).state).toBe(state),
)

import { expect, test } from 'vitest'
import { meterSharing } from './meter-sharing.ts'
import { bloodSugarLog } from '#vitals/model/testing/blood-sugar-fixtures.ts'

test.each([
  ['nothing was ever read', [], 'never'],
  ['only manual entries', [[0, 100, null, 7]], 'never'],
  ['today', [[0, 100]], 'sharing'],
  ['six days ago', [[6, 100]], 'sharing'],
  ['seven days ago', [[7, 100]], 'quiet'],
  [
    'a typed entry is newer',
    [
      [0, 100, null, 7],
      [7, 100],
    ],
    'quiet',
  ],
] as const)('%s: %s', (_, log, state) =>
  expect(meterSharing({ items: bloodSugarLog(log), leftOut: 0 }, '2026-11-20', 50).state).toBe(
    state,
  ),
)

const typed = bloodSugarLog([[0, 100, null, 7]])
const ofUnknownSource = typed.map((reading) => ({
  ...reading,
  tags: { ...reading.tags, source: { type: 'unknown', raw: 99 } as const },
}))
test.each([
  ['an unreadable reading', { items: typed, leftOut: 1 }, 50],
  ['a reading of an unknown source', { items: ofUnknownSource, leftOut: 0 }, 50],
  ['older readings that are not loaded', { items: typed, leftOut: 0 }, 1],
])('says "never" of no meter that may have sent %s', (_, readings, most) =>
  expect(meterSharing(readings, '2026-11-20', most)).toEqual({ state: 'unclear' }),
)

const quiet = bloodSugarLog([[9, 100]])
test.each([
  ['an unreadable reading', { items: quiet, leftOut: 1 }, 'unclear'],
  [
    'a newer one of an unknown source',
    { items: [...ofUnknownSource, ...quiet], leftOut: 0 },
    'unclear',
  ],
  ['a newer typed one', { items: [...typed, ...quiet], leftOut: 0 }, 'quiet'],
])('a meter that is quiet beside %s is known or unclear', (_, readings, state) =>
  expect(meterSharing(readings, '2026-11-20', 50).state).toBe(state),
)

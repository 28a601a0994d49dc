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
  expect(meterSharing(bloodSugarLog(log), '2026-11-20').state).toBe(state),
)

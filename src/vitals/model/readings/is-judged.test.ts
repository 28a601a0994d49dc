import { expect, test } from 'vitest'
import { isJudged } from './is-judged.ts'

test('a reading is judged for a week, and not on the seventh day after it', () =>
  expect(
    ['2026-11-20', '2026-11-14', '2026-11-13'].map((day) => isJudged(day, '2026-11-20')),
  ).toEqual([true, true, false]))

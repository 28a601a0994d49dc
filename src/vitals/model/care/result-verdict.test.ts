import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#platform/model/calendar-day.ts'
import { labVerdictDays } from '../thresholds.ts'
import { resultVerdict } from './result-verdict.ts'

const today = '2026-11-20'
const at = (value: number, daysAgo: number) => ({
  value,
  timestamp: `${addDays(today, -daysAgo)}T09:00:00`,
})
const of = (items: readonly ReturnType<typeof at>[], leftOut = 0) =>
  resultVerdict({ items, leftOut }, { better: 'lower', isUsual: (value) => value <= 6.9 }, today)
    ?.kind ?? null

test.each([
  ['no result', [], 0, null],
  ['one result', [at(6.8, 48)], 0, 'first'],
  ['lower', [at(6.8, 48), at(7.4, 230)], 0, 'better'],
  ['higher', [at(7.4, 48), at(6.8, 230)], 0, 'worse'],
  ['equal', [at(7.4, 48), at(7.4, 230)], 0, 'same'],
  ['both usual', [at(6.8, 48), at(6.1, 230)], 0, 'steady'],
  ['one could not be read', [at(6.8, 48), at(7.4, 230)], 1, 'unknown'],
  ['as old as can be judged', [at(6.8, labVerdictDays), at(7.4, 400)], 0, 'better'],
  ['too old', [at(6.8, labVerdictDays + 1), at(7.4, 400)], 0, 'old'],
] as const)('%s', (_, items, leftOut, kind) => expect(of(items, leftOut)).toBe(kind))

test('compares with the result just before, not with an older one', () =>
  expect(
    resultVerdict(
      { items: [at(7, 1), at(8, 100), at(6, 300)], leftOut: 0 },
      { better: 'lower' },
      today,
    ),
  ).toEqual({ kind: 'better', before: at(8, 100) }))

test('turning a scale round turns better into worse, and nothing else', () =>
  fc.assert(
    fc.property(fc.integer(), fc.integer(), (now, then) => {
      const [lower, higher] = (['lower', 'higher'] as const).map(
        (better) =>
          resultVerdict({ items: [at(now, 1), at(then, 9)], leftOut: 0 }, { better }, today)?.kind,
      )
      const turned = { better: 'worse', worse: 'better', same: 'same' } as const
      expect(higher).toBe(turned[lower as keyof typeof turned])
    }),
  ))

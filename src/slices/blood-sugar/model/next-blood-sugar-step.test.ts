import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextSugarStep } from './next-blood-sugar-step.ts'
import { type StripsNeed, stripsNeedOf } from '#vitals/model/care/strips-need.ts'
import { bloodSugarLog } from '#vitals/model/testing/blood-sugar-fixtures.ts'

const step = (
  log: Parameters<typeof bloodSugarLog>[0],
  strips: number | StripsNeed | null,
  leftOut = 0,
  lows: number | null = 0,
) =>
  nextSugarStep({
    readings: bloodSugarLog(log),
    leftOut,
    strips:
      typeof strips === 'number'
        ? stripsNeedOf({ left: strips, orders: { items: [], leftOut: 0 }, eligibility: 'ELIGIBLE' })
        : strips,
    lows,
    today: '2026-11-20',
  })

test.each<
  [string, Parameters<typeof bloodSugarLog>[0], number | StripsNeed | null, ReturnType<typeof step>]
>([
  ['without a strip nothing can be measured', [], 0, { kind: 'order', count: 0 }],
  ['nothing of today', [[1, 120, 6]], 100, { kind: 'measure' }],
  ['today, with a meal', [[0, 120, 6]], 100, { kind: 'done' }],
  ['the tag "no meal" counts as a meal tag', [[0, 120, 13]], 100, { kind: 'done' }],
  [
    'readings without a meal tag',
    [
      [0, 120],
      [1, 130],
      [2, 110, 6],
    ],
    10,
    { kind: 'tag', count: 2 },
  ],
  ['24 strips are few', [[0, 120, 6]], 24, { kind: 'order', count: 24 }],
  ['25 are not', [[0, 120, 6]], 25, { kind: 'done' }],
  [
    'no step for few strips with an open order',
    [[0, 120, 6]],
    {
      kind: 'onItsWay',
      left: 3,
      order: {
        id: 'o-1',
        orderType: 'BG_STRIPS',
        status: 'SHIPPED',
        orderedAt: '2026-11-19T12:00:00Z',
      },
    },
    { kind: 'done' },
  ],
  [
    'reports few strips that cannot be ordered',
    [[0, 120, 6]],
    { kind: 'low', left: 3 },
    { kind: 'low', count: 3 },
  ],
  [
    'no strips come first, even when none can be ordered',
    [],
    { kind: 'low', left: 0 },
    { kind: 'low', count: 0 },
  ],
  ['no step for unknown strips', [[0, 120, 6]], null, { kind: 'unknown' }],
  ['no step for unknown orders', [[0, 120, 6]], { kind: 'unknown', left: 9 }, { kind: 'unknown' }],
])('%s', (_, log, strips, expected) => expect(step(log, strips)).toEqual(expected))

test.each([
  ['today’s reading may be the unreadable one', [[1, 120, 6]], { kind: 'unknown' }],
  ['an unreadable reading may lack its meal', [[0, 120, 6]], { kind: 'unknown' }],
  ['a reading without a meal is one', [[0, 120]], { kind: 'tag', count: 1 }],
] as const)('%s', (_, log, expected) => expect(step([...log], 100, 1)).toEqual(expected))

test.each([
  ['lows are talked about', 100, 2, { kind: 'talk', count: 2 }],
  ['few strips come before lows', 3, 2, { kind: 'order', count: 3 }],
  ['lows that are not known', 100, null, { kind: 'unknown' }],
] as const)('%s', (_, strips, lows, expected) =>
  expect(step([[0, 120, 6]], strips, 0, lows)).toEqual(expected),
)

test('"nothing to do" is never said beside lows, or before they are known', () =>
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 40, max: 300 })), {
        maxLength: 6,
      }),
      fc.option(fc.integer({ min: 0, max: 60 })),
      fc.option(fc.integer({ min: 1, max: 5 })),
      (log, strips, lows) => {
        const { kind } = step(
          log.map(([ago, value]) => [ago, value, 6] as const),
          strips,
          0,
          lows,
        )
        expect(kind).not.toBe('done')
      },
    ),
  ))

import { expect, test } from 'vitest'
import { firstFigure, linePaths } from './line-paths.ts'

const same = (value: number) => value
const at = (when: number, joined = true) => ({ at: when, value: when, joined })
const starts = (path: string) => path.match(/M/g)?.length ?? 0

test.each([
  ['no values', [], 0],
  ['one value has no line', [at(1)], 0],
  ['two values are joined', [at(1), at(2)], 1],
  ['the first value starts the line', [at(1, false), at(2)], 1],
  ['breaks at a gap', [at(1), at(2), at(5, false), at(6)], 2],
  ['a value between two gaps has no line', [at(1), at(3, false), at(5, false), at(6)], 1],
])('%s', (_, points, pieces) => {
  const { corners, path } = linePaths(points, same, same)
  expect(corners).toEqual(points.map((point) => ({ at: point.at, x: point.at, y: point.value })))
  expect(starts(path)).toBe(pieces)
})

// A figure of four letters reaches 37 px to the right of its ring. A smaller y is higher on the
// screen.
test.each([
  ['alone: above', [[10, 100]], 86],
  [
    'before a line that falls: above',
    [
      [10, 100],
      [30, 140],
    ],
    86,
  ],
  [
    'before a line that rises: below',
    [
      [10, 100],
      [30, 60],
    ],
    128,
  ],
  [
    'before a small rise and a long fall: above both',
    [
      [10, 100],
      [24, 96],
      [38, 140],
    ],
    82,
  ],
  [
    'before a small fall and a long rise: below both',
    [
      [10, 100],
      [24, 104],
      [38, 40],
    ],
    132,
  ],
  [
    'what is farther on is none of its business',
    [
      [10, 100],
      [60, 60],
    ],
    86,
  ],
])('places the first figure %s', (_, places, baseline) => {
  expect(
    firstFigure(
      places.map(([x = 0, y = 0]) => ({ x, y })),
      4,
      1,
    ),
  ).toBe(baseline)
})

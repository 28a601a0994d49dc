import { expect, test } from 'vitest'
import { linePaths } from './line-paths.ts'

const same = (value: number) => value
const at = (when: number, joined = true) => ({ at: when, value: when, joined })
const starts = (path: string) => path.match(/M/g)?.length ?? 0

test.each([
  ['nothing', [], 0],
  ['one value has no line', [at(1)], 0],
  ['two are joined', [at(1), at(2)], 1],
  ['the first has nothing to be joined to', [at(1, false), at(2)], 1],
  ['a gap stays a gap', [at(1), at(2), at(5, false), at(6)], 2],
  ['a value between two gaps stands alone', [at(1), at(3, false), at(5, false), at(6)], 1],
])('%s', (_, points, pieces) => {
  const { corners, path } = linePaths(points, same, same)
  expect(corners).toEqual(points.map(point => ({ x: point.at, y: point.value })))
  expect(starts(path)).toBe(pieces)
})

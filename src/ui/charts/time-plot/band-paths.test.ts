import { expect, test } from 'vitest'
import { bandPaths, type BandPoint } from './band-paths.ts'

const same = (value: number) => value
const point = (at: number, joined = true): BandPoint => ({ at, levels: [1, 2, 3, 4, 5], joined })

test('follows the upper edge and returns along the lower edge', () => {
  const { outer, inner, middle } = bandPaths([point(0, false), point(3)], same, same)
  expect(outer).toBe('M0 5C1 5 2 5 3 5L3 1C2 1 1 1 0 1Z')
  expect(inner).toBe('M0 4C1 4 2 4 3 4L3 2C2 2 1 2 0 2Z')
  expect(middle).toBe('M0 3C1 3 2 3 3 3')
})

test('breaks at a gap', () => {
  const { outer, middle } = bandPaths(
    [point(0, false), point(1), point(5, false), point(6)],
    same,
    same,
  )
  expect(outer.match(/Z/g)).toHaveLength(2)
  expect(middle.match(/M/g)).toHaveLength(2)
})

test('draws an isolated point with a width', () =>
  expect(bandPaths([point(8, false)], (value) => value * 8, same).middle).toMatch(
    /^M63 3C.* 65 3$/,
  ))
test('draws nothing without points', () =>
  expect(bandPaths([], same, same)).toEqual({ outer: '', inner: '', middle: '' }))

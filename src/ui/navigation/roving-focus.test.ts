import { describe, expect, it } from 'vitest'
import { rovingFocusStep } from './roving-focus.ts'

describe('rovingStep', () => {
  it.each([
    ['ArrowDown', 0, 3, 1],
    ['ArrowDown', 2, 3, 0],
    ['ArrowDown', -1, 3, 0],
    ['ArrowUp', 2, 3, 1],
    ['ArrowUp', 0, 3, 2],
    ['ArrowUp', -1, 3, 2],
    ['Home', 2, 3, 0],
    ['End', 0, 3, 2],
    ['ArrowDown', 0, 1, 0],
    ['a', 0, 3, undefined],
    ['Tab', 0, 3, undefined],
    ['ArrowDown', -1, 0, undefined],
  ])('%s from %i of %i moves to %s', (key, index, count, expected) => {
    expect(rovingFocusStep(key, index, count)).toBe(expected)
  })
})

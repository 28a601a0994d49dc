import { expect, it } from 'vitest'
import { createDrawingPace } from './drawing-pace.ts'

it('tries once in ten seconds after three late drawings, until one is in time', () => {
  let now = 5_000
  const pace = createDrawingPace(() => now)
  for (const isLate of [true, true, false, true, true, true]) {
    expect(pace.mayDraw()).toBe(true)
    pace.ended(isLate)
  }
  expect(pace.mayDraw()).toBe(false)
  now += 10_000
  expect([pace.mayDraw(), pace.mayDraw()]).toEqual([true, false])
  pace.ended(true)
  expect(pace.mayDraw()).toBe(false)
  now += 10_000
  expect(pace.mayDraw()).toBe(true)
  pace.ended(false)
  expect([pace.mayDraw(), pace.mayDraw()]).toEqual([true, true])
})

import { expect, test, vi } from 'vitest'
import { madeOnce } from './made-once.ts'

test('a value is made once for each key, and each cache has its own', () => {
  const make = vi.fn(() => ({}))
  const of = madeOnce<object>()
  expect(of('en-US', make)).toBe(of('en-US', make))
  expect(of('es-US', make)).not.toBe(of('en-US', make))
  expect(make).toHaveBeenCalledTimes(2)
  expect(madeOnce<object>()('en-US', make)).not.toBe(of('en-US', make))
})

import { expect, it } from 'vitest'
import { readReturnLocation, toReturnLocation } from './return-location.ts'
import { ownerOf } from './owned-location.ts'

const path = '/blood-pressure/all-logs?range=30'

it('returns the location to its owner only', () => {
  const from = toReturnLocation(path, 'rosa')
  expect([
    readReturnLocation(from, 'rosa'),
    readReturnLocation(from, 'walter'),
    readReturnLocation(from, null),
  ]).toEqual([path, null, null])
  expect(ownerOf(from)).toBe('rosa')
})

it('returns a location without an owner to any member', () => {
  const from = toReturnLocation(path, null)
  expect([readReturnLocation(from, 'rosa'), readReturnLocation(from, null), ownerOf(from)]).toEqual(
    [path, path, null],
  )
})

it.each([null, undefined, 7, {}, { of: 7 }, { path }])('%j has no owner', (from) => {
  expect([readReturnLocation(from, 'rosa'), ownerOf(from)]).toEqual([from, null])
})

import { expect, it } from 'vitest'
import { readReturnLocation, toReturnLocation } from './return-location.ts'
import { ownerOf } from './owned-location.ts'

const path = '/blood-pressure/all-logs?range=30'

it('who was there comes back to it, and nobody else', () => {
  const from = toReturnLocation(path, 'rosa')
  expect([
    readReturnLocation(from, 'rosa'),
    readReturnLocation(from, 'walter'),
    readReturnLocation(from, null),
  ]).toEqual([path, null, null])
  expect(ownerOf(from)).toBe('rosa')
})

it('a link that anybody asked for leads whoever signs in', () => {
  const from = toReturnLocation(path, null)
  expect([readReturnLocation(from, 'rosa'), readReturnLocation(from, null), ownerOf(from)]).toEqual(
    [path, path, null],
  )
})

it.each([null, undefined, 7, {}, { of: 7 }, { path }])('%j is nobody’s', (from) => {
  expect([readReturnLocation(from, 'rosa'), ownerOf(from)]).toEqual([from, null])
})

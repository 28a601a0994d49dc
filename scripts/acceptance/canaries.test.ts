import { expect, it } from 'vitest'
import { Canaries } from '../../steps/support/guard/canaries.ts'

const planted = () => {
  const canaries = new Canaries()
  canaries.plant('access token', 'at-0123456789+/')
  canaries.plant('one-time code', '482913')
  return canaries
}

it.each([
  ['local storage', '{"kept":"at-0123456789+/"}', ['access token in local storage']],
  ['an address', 'https://portal.example/?t=at-0123456789%2B%2F', ['access token in an address']],
  [
    'the console',
    `basic ${Buffer.from('at-0123456789+/').toString('base64')}`,
    ['access token in the console'],
  ],
  ['the title', 'Your code 482913 | Wellspring', ['one-time code in the title']],
  ['the edge’s log', '{"at":"2026-11-20T15:00:00.482913Z","ms":1482913}', []],
  ['local storage', '{"stamp":"2026-11-20T15:00:00"}', []],
])('in %s: %s', (where, text, found) => {
  const canaries = planted()
  canaries.saw(where, text)
  canaries.saw(where, text)
  expect(canaries.found()).toEqual(found)
})

it('plants no canary that common text contains', () => {
  const canaries = new Canaries()
  for (const word of ['', 'short', undefined, 7]) canaries.plant('password', word)
  expect(canaries.secrets.size).toBe(0)
})

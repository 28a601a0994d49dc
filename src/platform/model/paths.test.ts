import { describe, expect, it } from 'vitest'
import { href, isRoute } from './paths.ts'

describe('href', () => {
  it('returns a path without parameters', () => expect(href('foodOverview')).toBe('/food/overview'))
  it('ends with the encoded parameter', () =>
    expect(href('coachingSession', 'C/1 ä')).toBe('/coaching/session/C%2F1%20%C3%A4'))
  it('leaves out an optional parameter', () => {
    expect(href('foodLog')).toBe('/food/log')
    expect(href('foodLog', 'e-1')).toBe('/food/log/e-1')
  })
})

it.each([
  ['dashboard', true],
  ['Dashboard', false],
  ['toString', false],
])('is %s a route: %s', (id, is) => expect(isRoute(id)).toBe(is))

import { expect, test } from 'vitest'
import { limitFindings, portableLine } from './suite-limits.ts'

const enough = { scenarios: 60, ofProvider: 20 }
const catalogue = (portable: Record<string, { scenarios: number; ofProvider: number }>) => ({
  steps: [],
  types: [],
  unmatched: [],
  portable: {
    readings: enough,
    chat: enough,
    care: enough,
    dashboard: enough,
    profile: enough,
    ...portable,
  },
})

test('accepts 300 portable scenarios and 20 of each area', () =>
  expect(limitFindings(catalogue({}), 0)).toEqual([]))

test('refuses fewer portable scenarios', () =>
  expect(limitFindings(catalogue({ chat: { scenarios: 59, ofProvider: 20 } }), 0)).toEqual([
    '299 portable scenarios; at least 300',
  ]))

test('refuses an area with fewer values of the provider', () =>
  expect(limitFindings(catalogue({ chat: { scenarios: 60, ofProvider: 19 } }), 0)).toEqual([
    "chat: 19 portable scenarios with a value of the provider's answer; at least 20",
  ]))

test('the number of definitions may only fall, and the fall is written down', () => {
  const steps = [{ expression: 'a', file: 'b', line: 1, uses: 1, example: 'c' }]
  expect(limitFindings({ ...catalogue({}), steps }, 0)[0]).toMatch(/^1 step definitions; at most 0/)
  expect(limitFindings({ ...catalogue({}), steps }, 2)[0]).toMatch(/write this number/)
})

test('counts each area', () =>
  expect(
    portableLine({
      steps: [],
      types: [],
      unmatched: [],
      portable: { chat: { scenarios: 3, ofProvider: 2 } },
    }),
  ).toBe("3 portable scenarios (with a provider's value: 2): chat 3 (2)"))

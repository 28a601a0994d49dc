import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type WeightInput, weightEntryOf, weightProblems } from '../model/weight-form.ts'
import { heightBody, weightBody } from './weight-body.ts'

const anyTyped = fc.record<WeightInput>({
  day: fc.oneof(fc.constant('2026-11-20'), fc.string()),
  time: fc.oneof(fc.constant('07:10'), fc.string()),
  pounds: fc.oneof(
    fc.string(),
    fc.integer({ min: -5, max: 1100 }).map(String),
    fc.double({ min: -1, max: 1100, noNaN: true }).map((value) => value.toFixed(1)),
  ),
})

test('any input has a problem or makes a body that the contract accepts', () => {
  fc.assert(
    fc.property(anyTyped, (any) => {
      if (Object.keys(weightProblems(any, '2026-11-20T17:45')).length > 0) return
      expect(() => weightBody(weightEntryOf(any, 'UTC'))).not.toThrow()
    }),
    { numRuns: 2000 },
  )
})

test.each([
  [20, true],
  [19.9, false],
  [1000, true],
  [1000.1, false],
])('%d lb goes out: %s', (pounds, is) => {
  const send = () =>
    weightBody({ timestamp: '2026-11-20T07:05:00', timeZone: 'America/New_York', pounds })
  if (is)
    expect(send()).toEqual({
      measurementTime: '2026-11-20T07:05:00',
      timeZone: 'America/New_York',
      weightLb: pounds,
    })
  else expect(send).toThrow()
})

test.each([
  [24, true],
  [23, false],
  [108, true],
  [109, false],
])('a height of %d inches goes out: %s', (heightInches, is) => {
  if (is) expect(heightBody({ heightInches })).toEqual({ heightInches })
  else expect(() => heightBody({ heightInches })).toThrow()
})

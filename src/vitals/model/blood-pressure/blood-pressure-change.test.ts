import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeBetween, differenceBetween, type PressureSample } from './blood-pressure-change.ts'

const sample = (systolic: number, diastolic = 78, count = 4, days = 3): PressureSample => ({
  average: { systolic, diastolic },
  count,
  days,
})

test.each([
  [sample(130), sample(134), { kind: 'lower', number: 'systolic', points: 4 }],
  [sample(134), sample(130), { kind: 'higher', number: 'systolic', points: 4 }],
  [sample(130), sample(132), { kind: 'steady' }],
  [sample(130), sample(133), { kind: 'lower', number: 'systolic', points: 3 }],
  [sample(130, 84), sample(131, 78), { kind: 'higher', number: 'diastolic', points: 6 }],
])('%j after %j is %j', (now, before, expected) => {
  expect(changeBetween(now, before)).toEqual(expected)
})

test.each([
  ['two days', sample(120, 78, 8, 2)],
  ['three readings', sample(120, 78, 3, 3)],
  ['no readings', null],
])('%s on either side give null', (_, few) => {
  expect(changeBetween(few, sample(140))).toBeNull()
  expect(changeBetween(sample(140), few)).toBeNull()
})

test('the reverse change has the opposite direction', () => {
  const samples = fc
    .record({
      systolic: fc.integer({ min: 90, max: 200 }),
      diastolic: fc.integer({ min: 50, max: 120 }),
    })
    .map((average) => sample(average.systolic, average.diastolic))
  fc.assert(
    fc.property(samples, samples, (now, before) => {
      const there = changeBetween(now, before)!
      const back = changeBetween(before, now)!
      if (there.kind === 'steady' || back.kind === 'steady') expect(back).toEqual(there)
      else
        expect([back.number, back.points, back.kind]).toEqual([
          there.number,
          there.points,
          there.kind === 'lower' ? 'higher' : 'lower',
        ])
    }),
  )
})

test('returns a signed pulse difference, 0 for small ones and null without a pulse', () => {
  expect([
    differenceBetween(70, 75),
    differenceBetween(75, 70),
    differenceBetween(70, 72),
    differenceBetween(null, 70),
  ]).toEqual([-5, 5, 0, null])
})

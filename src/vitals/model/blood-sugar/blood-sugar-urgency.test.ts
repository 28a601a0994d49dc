import { expect, test } from 'vitest'
import { bloodSugarReading } from './blood-sugar.arbitrary.ts'
import { careNow, careOf } from './blood-sugar-urgency.ts'
import { bloodSugarRanges, rangeOf } from './blood-sugar.ts'
import {
  bloodSugarActHours,
  bloodSugarCare,
  bloodSugarShowHours,
  bloodSugarLimits,
} from '../thresholds.ts'

const care = (value: number | null, tags = {}) =>
  careOf(rangeOf(bloodSugarReading({ value }, { meal: 9, ...tags })))?.care ?? null

/** Both sides of every boundary (2§9, docs/clinical.md#glucose-bands). */
test.each([
  [10, 'veryLow'],
  [19, 'veryLow'],
  [20, 'veryLow'],
  [53, 'veryLow'],
  [54, 'low'],
  [69, 'low'],
  [70, null],
  [180, null],
  [181, null],
  [250, null],
  [251, 'veryHigh'],
  [600, 'veryHigh'],
  [601, 'severelyHigh'],
  [999, 'severelyHigh'],
] as const)('%i mg/dL has the advice %s', (value, expected) => expect(care(value)).toBe(expected))

test('an out-of-range reading has the most urgent advice', () => {
  expect(care(null, { belowMeter: true })).toBe('veryLow')
  expect(care(null, { aboveMeter: true })).toBe('severelyHigh')
})

test('no other value is dangerous before a meal', () => {
  expect([131, 180, 181, 250].map((value) => care(value, { meal: 6 }))).toEqual([
    null,
    null,
    null,
    null,
  ])
})

test('every range below 70 or above 250 has exactly one row of the table', () => {
  const rows = bloodSugarCare.rows.flatMap(({ ranges }) => ranges)
  expect(rows.toSorted()).toEqual(
    bloodSugarRanges
      .filter((range) => !['inRange', 'slightlyHigh', 'high'].includes(range))
      .toSorted(),
  )
})

test.each([
  ['2026-11-20T07:10:00-05:00', ['act', 'low']],
  ['2026-11-20T09:09:59-05:00', ['act', 'low']],
  ['2026-11-20T09:10:00-05:00', ['measure', 'low']],
  ['2026-11-21T07:09:59-05:00', ['measure', 'low']],
  ['2026-11-21T07:10:00-05:00', null],
  // The reading's clock is ahead of ours: the reading counts as just taken.
  ['2026-11-20T07:00:00-05:00', ['act', 'low']],
] as const)('at %s a low reading of 7:10 has the advice %j', (now, expected) => {
  const shown = careNow(
    bloodSugarReading({ value: 60, timestamp: '2026-11-20T07:10:00' }),
    Date.parse(now),
  )
  expect(shown === null ? null : [shown.ask, shown.care.care]).toEqual(expected)
})

test('returns null for a recent reading in range', () => {
  expect(
    careNow(
      bloodSugarReading({ value: 118, timestamp: '2026-11-20T07:10:00' }),
      Date.parse('2026-11-20T07:11:00-05:00'),
    ),
  ).toBeNull()
})

/**
 * The care team signs these figures. A change of a figure needs a new version and a new signature.
 */
test('version 2 of the table has these figures', () => {
  expect({
    version: bloodSugarCare.version,
    hours: bloodSugarActHours,
    shown: bloodSugarShowHours,
    limits: bloodSugarLimits,
    rows: bloodSugarCare.rows,
  }).toEqual({
    version: 2,
    hours: 2,
    shown: 24,
    limits: {
      severelyLowUnder: 20,
      veryLowUnder: 54,
      lowUnder: 70,
      slightlyHighOverBeforeMeal: 130,
      highOver: 180,
      veryHighOver: 250,
      severelyHighOver: 600,
    },
    rows: [
      {
        care: 'veryLow',
        ranges: ['severelyLow', 'veryLow'],
        sugarGrams: 15,
        againMinutes: 15,
        repeatUnder: 70,
        callOver: null,
      },
      {
        care: 'low',
        ranges: ['low'],
        sugarGrams: 15,
        againMinutes: 15,
        repeatUnder: 70,
        callOver: null,
      },
      {
        care: 'severelyHigh',
        ranges: ['severelyHigh'],
        sugarGrams: null,
        againMinutes: 5,
        repeatUnder: null,
        callOver: 600,
      },
      {
        care: 'veryHigh',
        ranges: ['veryHigh'],
        sugarGrams: null,
        againMinutes: 120,
        repeatUnder: null,
        callOver: 250,
      },
    ],
  })
})

import { expect, test } from 'vitest'
import { bloodSugarReading } from '#vitals/model/blood-sugar/blood-sugar.arbitrary.ts'
import { bloodSugarOutlier } from './blood-sugar-outliers.ts'
import { entryOf, newBloodSugarInput, type BloodSugarInput } from './blood-sugar-form.ts'

const today = '2026-11-20'
const entry = (over: Partial<BloodSugarInput>) =>
  entryOf({ ...newBloodSugarInput(today, '07:10'), ...over }, 'UTC')
const readings = (values: readonly number[], day = '2026-11-18') =>
  values.map((value, index) =>
    bloodSugarReading(
      { id: `r${index}`, value, timestamp: `${day}T0${index}:00:00` },
      { belowMeter: false, aboveMeter: false },
    ),
  )
const usual = readings([100, 120, 110, 160, 140])

test.each([
  ['19', 'below'],
  ['20', null],
  ['10', 'below'],
  ['600', null],
  ['601', 'above'],
  ['999', 'above'],
] as const)(
  'asks about %s mg/dL, which is %s the meter, without other readings',
  (value, beyond) => {
    expect(bloodSugarOutlier(entry({ value }), [], today)?.beyond ?? null).toBe(beyond)
  },
)

test.each([
  // Half of the lowest (100) and one and a half of the highest (160) are not far.
  ['50', false],
  ['49', true],
  ['240', false],
  ['241', true],
  ['130', false],
] as const)('asks about %s mg/dL beside 100 to 160: %s', (value, isAsked) => {
  expect(bloodSugarOutlier(entry({ value }), usual, today)).toEqual(
    isAsked ? { beyond: null, usual: { lowest: 100, highest: 160 }, daysAgo: null } : null,
  )
})

test('does not ask with too few, old or equal readings', () => {
  expect(bloodSugarOutlier(entry({ value: '45' }), usual.slice(1), today)).toBeNull()
  expect(
    bloodSugarOutlier(
      entry({ value: '45' }),
      readings([100, 120, 110, 160, 140], '2026-08-01'),
      today,
    ),
  ).toBeNull()
  expect(
    bloodSugarOutlier(entry({ value: '100' }), readings([100, 100, 100, 100, 100]), today),
  ).toBeNull()
})

test('ignores out-of-range readings among the others', () => {
  expect(
    bloodSugarOutlier(entry({ value: '49' }), [...usual, ...readings([19])], today)?.usual,
  ).toEqual({
    lowest: 100,
    highest: 160,
  })
})

test('does not ask about an out-of-range reading', () => {
  expect(bloodSugarOutlier(entry({ shows: 'low' }), usual, today)).toBeNull()
  expect(bloodSugarOutlier(entry({ shows: 'high', value: '19' }), usual, today)).toBeNull()
})

test.each([
  ['2026-05-24', null],
  ['2026-05-23', 181],
  ['2025-11-20', 365],
] as const)('asks about a reading of %s: %s days ago', (day, daysAgo) => {
  expect(bloodSugarOutlier(entry({ value: '120', day }), [], today)?.daysAgo ?? null).toBe(daysAgo)
})

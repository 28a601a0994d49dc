import { expect, test } from 'vitest'
import { dateParts } from '#generated/schemas/read.ts'
import type { BloodPressureReading } from '#vitals/model/blood-pressure/blood-pressure.ts'
import type { BloodSugarReading } from '#vitals/model/blood-sugar/blood-sugar.ts'
import {
  bloodPressureCards,
  bloodSugarCards,
  pulseCards,
  rangeCard,
  readingCard,
  weightCards,
} from './card-builders.ts'
import {
  type Card,
  cardJson,
  type CardRange,
  type CardValue,
  contentOf,
  messageWithCard,
  textBesideCard,
} from './card-content.ts'
import { statusOf } from './card-status.ts'
import { rowsOf } from '#platform/model/testing/rows.ts'
import type { WeightReading } from '#vitals/model/weight/weight.ts'

const at = (timestamp: string) => ({
  id: timestamp,
  timestamp,
  utcOffset: '-05:00',
  timeZone: 'America/New_York',
})
const sugarAt = (
  timestamp: string,
  value: number | null,
  more: Partial<BloodSugarReading['tags']> = {},
): BloodSugarReading => ({
  ...at(timestamp),
  value,
  adaTargetRangeExtendedStatus: 'IN_RANGE',
  tags: {
    meal: 6,
    source: 1,
    belowMeter: false,
    aboveMeter: false,
    note: 'private',
    carbGrams: 40,
    feeling: null,
    shortInsulin: 4,
    longInsulin: null,
    premixInsulin: null,
    isControl: false,
    ...more,
  },
})
const pressureAt = (
  timestamp: string,
  systolic: number,
  diastolic: number,
): BloodPressureReading => ({ ...at(timestamp), systolic, diastolic, pulse: 70, source: 'DEVICE' })
const weightAt = (timestamp: string, pounds: number, isIrregular = false): WeightReading => ({
  ...at(timestamp),
  pounds,
  isIrregular,
  biometrics: null,
  source: 'DEVICE',
})

const sugar = (value: number | undefined, more = {}): CardValue => ({
  bloodSugar: {
    ...(value === undefined ? {} : { value }),
    mealCode: 0,
    belowMeter: false,
    aboveMeter: false,
    ...more,
  },
})

test.each([
  [sugar(53), 'veryLow'],
  [sugar(54), 'low'],
  [sugar(69), 'low'],
  [sugar(70), 'inRange'],
  [sugar(180), 'inRange'],
  [sugar(181), 'high'],
  [sugar(251), 'veryHigh'],
  [sugar(130, { mealCode: 6 }), 'inRange'],
  [sugar(131, { mealCode: 6 }), 'slightlyHigh'],
  [sugar(131, { mealCode: 9 }), 'inRange'],
  [sugar(undefined, { belowMeter: true }), 'severelyLow'],
  [sugar(undefined, { aboveMeter: true }), 'severelyHigh'],
  [{ bloodPressure: { systolic: 119, diastolic: 79 } }, 'normal'],
  [{ bloodPressure: { systolic: 180, diastolic: 120 } }, 'stage2'],
  [{ bloodPressure: { systolic: 181, diastolic: 100 } }, 'severe'],
  [{ pulse: { beatsPerMinute: 59 } }, 'below'],
  [{ pulse: { beatsPerMinute: 60 } }, 'usual'],
  [{ pulse: { beatsPerMinute: 101 } }, 'above'],
  [{ weight: { weightTenthsLb: 1834 } }, undefined],
] as const satisfies readonly (readonly [CardValue, string | undefined])[])(
  'classifies %j as %s, like the pages of readings',
  (value, range) => expect(statusOf(value)?.range).toBe(range),
)

test('includes only value, meal and time of a reading', () => {
  const card = readingCard(bloodSugarCards, sugarAt('2026-11-19T07:05:00', 142))
  expect(card).toEqual({
    kind: 'bloodSugar',
    reading: {
      timestamp: '2026-11-19T07:05:00',
      utcOffset: '-05:00',
      timeZone: 'America/New_York',
      value: sugar(142, { mealCode: 6 }),
    },
  })
})

const span = { start: '2026-11-06', end: '2026-11-19' }

test('leaves out-of-range values out of the average and ignores control tests', () => {
  const readings = [
    sugarAt('2026-11-19T07:00:00', 100),
    sugarAt('2026-11-19T12:00:00', 201),
    sugarAt('2026-11-18T07:00:00', null, { aboveMeter: true }),
    sugarAt('2026-11-17T07:00:00', 400, { isControl: true }),
  ]
  expect(rangeCard(bloodSugarCards, readings, span, 'America/New_York')).toEqual({
    kind: 'bloodSugar',
    range: {
      startDate: span.start,
      endDate: span.end,
      timeZone: 'America/New_York',
      readingCount: 3,
      dayCount: 2,
      inRangeCount: 1,
      average: sugar(151),
      lowest: sugar(100, { mealCode: 6 }),
      highest: sugar(undefined, { mealCode: 6, aboveMeter: true }),
      points: rowsOf([{ date: '2026-11-19', low: 151, high: 151 }]),
    },
  })
  expect(
    rangeCard(
      bloodSugarCards,
      [sugarAt('2026-11-17T07:00:00', 400, { isControl: true })],
      span,
      'America/New_York',
    ),
  ).toBeNull()
})

test('builds range cards of blood pressure, weight and pulse', () => {
  expect(
    rangeCard(
      bloodPressureCards,
      [pressureAt('2026-11-18T07:00:00', 128, 76), pressureAt('2026-11-19T07:00:00', 141, 81)],
      span,
      'UTC',
    ),
  ).toEqual({
    kind: 'bloodPressure',
    range: {
      startDate: span.start,
      endDate: span.end,
      timeZone: 'UTC',
      readingCount: 2,
      dayCount: 2,
      inRangeCount: 1,
      average: { bloodPressure: { systolic: 135, diastolic: 79 } },
      lowest: { bloodPressure: { systolic: 128, diastolic: 76 } },
      highest: { bloodPressure: { systolic: 141, diastolic: 81 } },
      points: rowsOf([
        { date: '2026-11-18', low: 76, high: 128 },
        { date: '2026-11-19', low: 81, high: 141 },
      ]),
    },
  })
  // The average weight has one decimal, as in the report; irregular weights are ignored.
  expect(
    rangeCard(
      weightCards,
      [
        weightAt('2026-11-19T07:00:00', 183.4),
        weightAt('2026-11-18T07:00:00', 184.3),
        weightAt('2026-11-17T07:00:00', 90, true),
      ],
      span,
      'UTC',
    ),
  ).toMatchObject({
    range: {
      readingCount: 2,
      dayCount: 2,
      average: { weight: { weightTenthsLb: 1839 } },
      lowest: { weight: { weightTenthsLb: 1834 } },
      highest: { weight: { weightTenthsLb: 1843 } },
    },
  })
  const pulse = (day: string, beatsPerMinute: number) => ({
    ...at(`${day}T07:00:00`),
    beatsPerMinute,
    source: 'DEVICE' as const,
  })
  expect(
    rangeCard(pulseCards, [pulse('2026-11-19', 72), pulse('2026-11-18', 75)], span, 'UTC'),
  ).toMatchObject({
    range: { readingCount: 2, inRangeCount: 2, average: { pulse: { beatsPerMinute: 74 } } },
  })
  // A single reading has no average, as on the pages.
  const one = rangeCard(pulseCards, [pulse('2026-11-19', 72)], span, 'UTC')
  expect(one).toMatchObject({
    range: { readingCount: 1, inRangeCount: 1, highest: { pulse: { beatsPerMinute: 72 } } },
  })
  expect(one).not.toHaveProperty('range.average')
})

test('appends the card to the message text and finds the written text again', () => {
  const card = { text: 'Weight: 183.4 lb.' }
  for (const written of ['This was today.', '', 'Two\n\nparagraphs'])
    expect(textBesideCard({ message: messageWithCard(written, card), card })).toBe(written)
  expect(messageWithCard('Hello', null)).toBe('Hello')
  // A different text on the server shows as it is.
  expect(textBesideCard({ message: 'Look', card })).toBe('Look')
})

const unknownMeal = { type: 'unknown', raw: 14 } as const
test.each([
  [sugar(69, { mealCode: unknownMeal }), 'low'],
  [sugar(130, { mealCode: unknownMeal }), 'inRange'],
  [sugar(131, { mealCode: unknownMeal }), undefined],
  [sugar(180, { mealCode: unknownMeal }), undefined],
  [sugar(181, { mealCode: unknownMeal }), 'high'],
  [{}, undefined],
])('classifies %j with an unknown meal as %s, without guessing', (value, range) =>
  expect(statusOf(value)?.range).toBe(range),
)

const taken = {
  timestamp: '2026-11-19T07:05:00',
  utcOffset: '-05:00',
  timeZone: 'America/New_York',
}
const weight = (weightTenthsLb: number): CardValue => ({ weight: { weightTenthsLb } })
const range: CardRange = {
  startDate: span.start,
  endDate: span.end,
  timeZone: 'UTC',
  readingCount: 2,
  dayCount: 2,
  average: weight(1839),
  lowest: weight(1834),
  highest: weight(1843),
  points: rowsOf([]),
}

test('shows only the text of unknown cards and leaves out unknown averages', () => {
  const contents = [
    { reading: { ...taken, value: sugar(142) } },
    { reading: { ...taken, value: {} } },
    {},
    { range },
    { range: { ...range, lowest: {} } },
    { range: { ...range, highest: {} } },
    { range: { ...range, average: {} } },
  ].map((content) => contentOf({ text: 'Steps: 8,000.', ...content }))
  const { average: _, ...rest } = range
  expect(contents).toEqual([
    { kind: 'bloodSugar', reading: { ...taken, value: sugar(142) } },
    null,
    null,
    { kind: 'weight', range },
    null,
    null,
    { kind: 'weight', range: rest },
  ])
})

test('sends plain lists and unknown meals unchanged', () => {
  const card: Card = {
    text: 'Words',
    range: {
      ...range,
      highest: sugar(131, { mealCode: unknownMeal }),
      points: rowsOf([{ date: '2026-11-19', low: 1, high: 2 }]),
    },
  }
  expect(cardJson(card)).toEqual({
    text: 'Words',
    range: {
      ...range,
      startDate: dateParts(range.startDate),
      endDate: dateParts(range.endDate),
      highest: sugar(131, { mealCode: 14 }),
      points: [{ date: { year: 2026, month: 11, day: 19 }, low: 1, high: 2 }],
    },
  })
})

import { describe, expect, test } from 'vitest'
import type { AlertFact } from '../../database/facts/flow-facts.ts'
import type { BloodPressureRow, BloodSugarRow, WeightRow } from '../../database/tables/readings.ts'
import { bloodPressureKind, bloodSugarKind, gainOf } from './alert-severity.ts'
import { answerQuestion, currentQuestion } from './alert-questionnaire.ts'

const taken = {
  id: 'r',
  at_ms: 0,
  local_time: '2026-11-20T07:00:00',
  utc_offset: 0,
  time_zone: 'UTC',
}
const sugar = (more: Partial<BloodSugarRow>): BloodSugarRow => ({
  ...taken,
  value: 100,
  eat_code: null,
  source: 1,
  oor_low: 0,
  oor_high: 0,
  note: null,
  carb: null,
  feeling_code: null,
  short_float: null,
  long_float: null,
  premix_float: null,
  is_control: 0,
  ...more,
})

describe('blood sugar', () => {
  test.each([
    [{ value: 53 }, 'BLOOD_SUGAR_LOW', 'BLOOD_SUGAR_LOW'],
    [{ value: 54 }, null, 'BLOOD_SUGAR_LOW'],
    [{ value: 69 }, null, 'BLOOD_SUGAR_LOW'],
    [{ value: 70 }, null, null],
    [{ value: 250 }, null, null],
    [{ value: 251 }, 'BLOOD_SUGAR_HIGH', 'BLOOD_SUGAR_HIGH'],
    [{ value: null, oor_low: 1 }, 'BLOOD_SUGAR_LOW', 'BLOOD_SUGAR_LOW'],
    [{ value: null, oor_high: 1 }, 'BLOOD_SUGAR_HIGH', 'BLOOD_SUGAR_HIGH'],
    [{ value: 40, is_control: 1 }, null, null],
  ])('%j opens %s by itself and %s when asked for', (reading, byItself, askedFor) => {
    expect(bloodSugarKind(sugar(reading), false)).toBe(byItself)
    expect(bloodSugarKind(sugar(reading), true)).toBe(askedFor)
  })
})

describe('blood pressure', () => {
  test.each([
    [180, 120, null],
    [181, 100, 'BLOOD_PRESSURE_SEVERE'],
    [150, 121, 'BLOOD_PRESSURE_SEVERE'],
    [118, 76, null],
  ])('%i over %i: %s', (systolic, diastolic, kind) => {
    const row: BloodPressureRow = { ...taken, systolic, diastolic, pulse: null, source: 'DEVICE' }
    expect(bloodPressureKind(row)).toBe(kind)
  })
})

describe('weight', () => {
  const limits = [
    { pounds: 3, days: 1 },
    { pounds: 5, days: 7 },
  ]
  const weight = (day: number, weight_lb: number, is_irregular = 0): WeightRow => ({
    ...taken,
    id: `w${day}`,
    at_ms: day * 86_400_000,
    weight_lb,
    weight_as_read: null,
    body_fat: null,
    muscle: null,
    is_irregular,
    source: 'DEVICE',
  })
  test.each([
    ['under both limits', [weight(9, 200), weight(3, 199)], 202.9, null],
    ['a day', [weight(9, 200)], 203, { pounds: 3, days: 1 }],
    [
      'a week, against its lightest reading',
      [weight(9, 203), weight(6, 199), weight(4, 198)],
      203.5,
      { pounds: 5.5, days: 6 },
    ],
    ['older readings do not count', [weight(1, 190)], 203, null],
    ['nor do irregular ones', [weight(9, 120, 1)], 203, null],
    ['nor later ones', [weight(11, 150)], 203, null],
    ['the first reading ever', [], 203, null],
  ])('%s', (_, earlier, pounds, gain) =>
    expect(gainOf(weight(10, pounds), earlier, limits)).toEqual(gain),
  )
  test('an irregular reading opens no flow', () =>
    expect(gainOf(weight(10, 300, 1), [weight(9, 200)], limits)).toBeNull())
  test('without limits there is no gain', () =>
    expect(gainOf(weight(10, 300), [weight(9, 200)], [])).toBeNull())
})

describe('the questions', () => {
  const open: AlertFact = {
    id: 'af-1',
    kind: 'BLOOD_SUGAR_LOW',
    category: 'bg_meter',
    readingId: 'r',
    status: 'OPEN',
    startedAt: '2026-11-20T07:00:00',
    closedAt: null,
    answers: [],
  }
  const clock = '2026-11-20T07:05:00'
  const after = (fact: AlertFact, ...answers: readonly (readonly [string, string])[]): AlertFact =>
    answers.reduce((now, [question, answer]) => {
      const next = answerQuestion(now, question, answer, clock)
      if (typeof next === 'string') throw new Error(next)
      return next
    }, fact)

  test('begin with the first question and end with the advice', () => {
    expect(currentQuestion(open)).toBe('LOW_DANGER')
    const second = after(open, ['LOW_DANGER', 'NO'])
    expect([currentQuestion(second), second.status]).toEqual(['LOW_SUGAR', 'OPEN'])
    const done = after(second, ['LOW_SUGAR', 'NO'])
    expect([currentQuestion(done), done.status, done.closedAt]).toEqual([
      'LOW_TREAT',
      'COMPLETED',
      clock,
    ])
  })
  test('changing an earlier answer drops the later ones', () => {
    const third = after(open, ['LOW_DANGER', 'NO'], ['LOW_SUGAR', 'YES'])
    expect(currentQuestion(third)).toBe('LOW_BETTER')
    expect(after(third, ['LOW_DANGER', 'NO'])).toEqual(third)
    expect(after(third, ['LOW_DANGER', 'YES'])).toMatchObject({
      status: 'COMPLETED',
      answers: [['LOW_DANGER', 'YES']],
    })
    expect(after(third, ['LOW_SUGAR', 'NO'])).toMatchObject({
      status: 'COMPLETED',
      answers: [
        ['LOW_DANGER', 'NO'],
        ['LOW_SUGAR', 'NO'],
      ],
    })
  })
  test.each([
    ['a question that was not asked', open, 'LOW_SUGAR', 'NO', 'question-not-asked'],
    ['a question that there is not', open, 'NOTHING', 'NO', 'question-not-asked'],
    ['an answer that there is not', open, 'LOW_DANGER', 'PERHAPS', 'unknown-answer'],
    [
      'a dismissed flow',
      { ...open, status: 'DISMISSED' as const },
      'LOW_DANGER',
      'NO',
      'alert-dismissed',
    ],
    [
      'a completed flow',
      after(open, ['LOW_DANGER', 'YES']),
      'LOW_DANGER',
      'NO',
      'alert-already-completed',
    ],
  ])('%s is refused', (_, fact, question, answer, why) =>
    expect(answerQuestion(fact, question, answer, clock)).toBe(why),
  )
  test('repeating the last answer changes nothing', () => {
    const done = after(open, ['LOW_DANGER', 'YES'])
    expect(answerQuestion(done, 'LOW_DANGER', 'YES', '2026-11-20T09:00:00')).toEqual(done)
  })
})

import { describe, expect, test } from 'vitest'
import {
  activePrograms,
  programSlugs,
  type Program,
  type ProgramName,
} from '#session/member/model/programs.ts'
import {
  newReminder,
  nextReminder,
  reminderKindsOf,
  reminderProblems,
  type ReminderInput,
  weekdayOf,
} from './reminder-input.ts'
import type { weekdays } from '#session/member/model/weekdays.ts'

const inPrograms = (...names: ProgramName[]) =>
  activePrograms(
    names.map((name): Program => ({
      id: name,
      status: 'ACTIVE',
      slug: name,
      dbSlug: programSlugs[name],
      program: name,
      name,
    })),
  )

test.each<[ProgramName[], string[]]>([
  [['diabetes'], ['BLOOD_SUGAR', 'MEDICATION']],
  [
    ['deviceFlex', 'hypertension'],
    ['BLOOD_SUGAR', 'BLOOD_PRESSURE', 'MEDICATION'],
  ],
  [['heartFailure'], ['BLOOD_PRESSURE', 'WEIGHT', 'MEDICATION']],
  [['advancedPrediabetes'], ['WEIGHT', 'MEDICATION']],
  [['comprehensiveWeight'], ['WEIGHT', 'MEDICATION']],
  [['behavioralHealth'], ['MEDICATION']],
])('%j: reminders of %j', (programs, kinds) =>
  expect(reminderKindsOf(inPrograms(...programs))).toEqual(kinds),
)

test('PROF-011: a new reminder is for all seven days of the week', () =>
  expect(newReminder('WEIGHT').weekdays).toEqual([
    'MONDAY',
    'TUESDAY',
    'WEDNESDAY',
    'THURSDAY',
    'FRIDAY',
    'SATURDAY',
    'SUNDAY',
  ]))

describe('errors of a reminder', () => {
  const fine = newReminder('MEDICATION')
  test.each<[string, Partial<ReminderInput>, string[]]>([
    ['nothing', {}, []],
    ['no day', { weekdays: [] }, ['reminders.form.weekdays.missing']],
    ['no time', { times: [''] }, ['reminders.form.time.missing']],
    ['the last minute is fine', { times: ['23:59', '00:00'] }, []],
    ['a minute that there is not', { times: ['24:00'] }, ['reminders.form.time.missing']],
    ['a time twice', { times: ['08:00', '20:00', '08:00'] }, ['reminders.form.time.twice']],
    ['100 characters are fine', { label: 'é'.repeat(100) }, []],
    ['101 are not', { label: 'é'.repeat(101) }, ['reminders.form.label.long']],
  ])('%s', (_, change, problems) =>
    expect(Object.values(reminderProblems({ ...fine, ...change }))).toEqual(problems),
  )
})

describe('the next time of a reminder', () => {
  const friday = '2026-11-20'
  const at = (times: string[], days: (typeof weekdays)[number][], enabled = true) =>
    nextReminder({ enabled, times, weekdays: days }, friday, '12:00')
  test('returns the weekday of a Friday', () => expect(weekdayOf(friday)).toBe('FRIDAY'))
  test.each([
    ['later today', at(['20:00', '12:01'], ['FRIDAY']), { day: friday, time: '12:01' }],
    [
      'not this very minute: in a week',
      at(['12:00'], ['FRIDAY']),
      { day: '2026-11-27', time: '12:00' },
    ],
    [
      'on the next of its days, the earliest time first',
      at(['20:00', '07:00'], ['MONDAY', 'SUNDAY']),
      { day: '2026-11-22', time: '07:00' },
    ],
    ['not while it is off', at(['20:00'], ['FRIDAY'], false), null],
  ])('%s', (_, found, wanted) => expect(found).toEqual(wanted))
})

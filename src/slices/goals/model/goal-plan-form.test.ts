import { describe, expect, test } from 'vitest'
import { goalPlanOf, goalProblems, newGoal, type GoalInput, goalInputOf } from './goal-plan-form.ts'
import { type Goal, splitGoals } from './goals.ts'

const fine: GoalInput = { ...newGoal('ACTIVITY', '2026-11-20'), title: 'Walk after lunch' }

describe('errors of a goal', () => {
  test.each<[string, Partial<GoalInput>, string[]]>([
    ['nothing', {}, []],
    ['no words', { title: '  ' }, ['goals.form.title.missing']],
    ['120 characters are fine', { title: 'ñ'.repeat(120) }, []],
    ['121 are not', { title: 'ñ'.repeat(121) }, ['goals.form.title.long']],
    ['once is fine', { times: '1' }, []],
    ['never is not', { times: '0' }, ['goals.form.times.wrong']],
    ['70 times are fine', { times: '70' }, []],
    ['71 are not', { times: '71' }, ['goals.form.times.wrong']],
    ['half a time is none', { times: '2.5' }, ['goals.form.times.wrong']],
    ['no first day', { startDate: '' }, ['goals.form.start.missing']],
    ['it may end on its first day', { endDate: '2026-11-20' }, []],
    ['not the day before', { endDate: '2026-11-19' }, ['goals.form.end.early']],
  ])('%s', (_, change, problems) =>
    expect(Object.values(goalProblems({ ...fine, ...change }))).toEqual(problems),
  )
})

const goal = (id: string, endDate?: string): Goal => ({
  id,
  plan: {
    kind: 'FOOD',
    title: id,
    weeklyTargetCount: 5,
    startDate: '2026-10-01',
    ...(endDate === undefined ? {} : { endDate }),
  },
})

test('keeps an unchanged goal equal', () => {
  for (const one of [goal('a'), goal('b', '2026-12-01')])
    expect(goalPlanOf(goalInputOf(one))).toEqual(one.plan)
})

test('a goal is current until the end of its last day', () => {
  const { current, ended } = splitGoals(
    [goal('no end'), goal('today', '2026-11-20'), goal('over', '2026-11-19')],
    '2026-11-20',
  )
  expect([current, ended].map((list) => list.map(({ id }) => id))).toEqual([
    ['no end', 'today'],
    ['over'],
  ])
})

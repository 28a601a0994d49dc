import { describe, expect, test } from 'vitest'
import { parsePounds } from './pounds-input.ts'
import { weightGoalInputOf, weightGoalChoice, weightGoalProblem } from './weight-goal-input.ts'
import type { KnownWeightTarget } from '#vitals/model/weight/weight-target.ts'

const lb = (weight: number) => ({ weight, weightUnit: 'LB' as const })
const none: KnownWeightTarget = {
  target: null,
  weightReadingId: null,
  selfEnteredTarget: null,
  suggestedTarget: lb(190),
  lowestTarget: lb(111.2),
}
const own: KnownWeightTarget = {
  ...none,
  target: lb(180),
  selfEnteredTarget: lb(180),
  weightReadingId: 'w-7',
}

describe('the initial input', () => {
  test.each([
    ['the goal in force, counted from where it is', own, true, { goal: '180', start: 'kept' }],
    [
      'converts kilograms to pounds',
      { ...own, target: { weight: 80, weightUnit: 'KG' as const } },
      true,
      { goal: '176.4', start: 'kept' },
    ],
    ['without one the suggestion', none, true, { goal: '190', start: 'latest' }],
    ['where none may be made, nothing', none, false, { goal: '', start: 'latest' }],
    ['nothing where nothing is known', undefined, true, { goal: '', start: 'latest' }],
  ])('%s', (_, target, mayBeSuggested, typed) =>
    expect(weightGoalInputOf(target, mayBeSuggested)).toEqual(typed),
  )
})

test.each([
  ['185', 185],
  [' 185.5 ', 185.5],
  ['185,5', 185.5],
  ['185.55', null],
  ['', null],
  ['-5', null],
  ['1e3', null],
  ['18 5', null],
  ['abc', null],
  ['٣٠', null],
  ['NaN', null],
  ['99999', null],
])('%j is %j pounds', (typed, pounds) => expect(parsePounds(typed)).toBe(pounds))

test.each([
  ['', own, 'weight.goal.form.missing'],
  ['   ', own, 'weight.goal.form.missing'],
  ['many', own, 'weight.goal.form.wrong'],
  ['180.25', own, 'weight.goal.form.wrong'],
  ['0', own, 'weight.goal.form.absurd'],
  ['19.9', undefined, 'weight.goal.form.absurd'],
  ['20', undefined, undefined],
  ['1000', own, undefined],
  ['1000.1', own, 'weight.goal.form.absurd'],
  ['111.1', own, 'weight.goal.form.low'],
  ['111.2', own, undefined],
  ['110.2', { ...own, lowestTarget: { weight: 50, weightUnit: 'KG' as const } }, undefined],
  [
    '110.1',
    { ...own, lowestTarget: { weight: 50, weightUnit: 'KG' as const } },
    'weight.goal.form.low',
  ],
  ['111.1', { ...own, lowestTarget: null }, undefined],
  ['250', own, undefined],
] as const)('%j is refused with: %j', (goal, target, problem) =>
  expect(
    weightGoalProblem({ goal, start: 'latest' }, goal === '20' ? undefined : (target ?? undefined)),
  ).toBe(problem),
)

describe('the request', () => {
  test('starts from the newest reading', () =>
    expect(weightGoalChoice({ goal: '175,5', start: 'latest' }, own, 'w-9')).toEqual({
      target: lb(175.5),
      weightReadingId: 'w-9',
    }))
  test('keeps the start of the current goal', () =>
    expect(weightGoalChoice({ goal: '175', start: 'kept' }, own, 'w-9')).toEqual({
      target: lb(175),
      weightReadingId: 'w-7',
    }))
  test('starts from the first reading, which has no id', () =>
    expect(
      weightGoalChoice({ goal: '175', start: 'kept' }, { ...own, weightReadingId: null }, 'w-9')
        .weightReadingId,
    ).toBeNull())
  test('has no start without readings', () =>
    expect(
      weightGoalChoice({ goal: '175', start: 'latest' }, undefined, null).weightReadingId,
    ).toBeNull())
})

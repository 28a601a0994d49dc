import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nextSteps, announcementOfSteps, type StepFacts, withDismissed } from './next-steps.ts'
import type { Known } from '#platform/model/unknown-enum.ts'
import type { UserTask, UserTaskKind } from './user-tasks.ts'

const task = (kind: Known<UserTaskKind>, over: Partial<UserTask> = {}): UserTask => ({
  id: kind.toLowerCase().replaceAll('_', '-'),
  kind,
  status: 'OPEN',
  title: kind,
  body: '',
  actionLabel: 'Go',
  routeId: 'bloodPressure',
  dismissible: true,
  createTime: '2026-11-18T08:00:00',
  ...over,
})
const facts = (over: Partial<StepFacts> = {}): StepFacts => ({
  dangers: [],
  fiveDays: null,
  launchpad: {},
  onboarding: {},
  tasks: [],
  strips: null,
  hasDevices: true,
  hasChat: true,
  leadsTo: () => true,
  ...over,
})
const keys = (over: Partial<StepFacts>) =>
  nextSteps(facts(over)).map(({ key, isDone }) => key + (isDone ? ' done' : ''))
const items = (
  devices: 'NOT_STARTED' | 'IN_PROGRESS' | 'COMPLETED' | 'DISMISSED',
  coaching = devices,
) => ({
  items: [
    { name: 'DEVICES', status: devices },
    { name: 'COACHING', status: coaching },
  ],
})

describe('next steps', () => {
  test('in their order: the day, what has to be done, the start, what may be done', () =>
    expect(
      keys({
        fiveDays: { takenAt: null, done: 3 },
        launchpad: items('NOT_STARTED'),
        tasks: [task('LOG_FOOD'), task('CONFIRM_LAB_ORDER', { dismissible: false })],
      }),
    ).toEqual([
      'pressure',
      'check',
      'task.confirm-lab-order',
      'start.DEVICES',
      'start.COACHING',
      'task.log-food',
    ]))
  test.each([
    [4, 'check'],
    [5, 'check done'],
  ])('%i days of the check', (done, check) =>
    expect(keys({ fiveDays: { takenAt: '2026-11-20T07:42:00', done } })).toEqual([
      'pressure done',
      check,
    ]),
  )
  test('a deed that two of them name is said once', () =>
    expect(
      keys({
        fiveDays: { takenAt: null, done: 0 },
        launchpad: items('NOT_STARTED'),
        tasks: [task('TAKE_BLOOD_PRESSURE'), task('FIVE_DAY_CHECK'), task('ACTIVATE_DEVICE')],
      }),
    ).toEqual(['pressure', 'check', 'start.DEVICES', 'start.COACHING']))
  test('and is there when the other is not', () =>
    expect(keys({ tasks: [task('TAKE_BLOOD_PRESSURE'), task('ACTIVATE_DEVICE')] })).toEqual([
      'task.take-blood-pressure',
      'task.activate-device',
    ]))
  test.each(['DONE', 'DISMISSED'] as const)('a task that is %s is none', (status) =>
    expect(keys({ tasks: [task('LOG_FOOD', { status })] })).toEqual([]),
  )
  test('a task of a kind or a status that the portal does not know is shown', () => {
    const unknown = { type: 'unknown', raw: 'USER_TASK_KIND_SLEEP' } as const
    expect(
      keys({
        tasks: [
          task('LOG_FOOD', { kind: unknown }),
          task('SET_GOAL', { status: { type: 'unknown', raw: 'USER_TASK_STATUS_SNOOZED' } }),
        ],
      }),
    ).toEqual(['task.log-food', 'task.set-goal'])
  })
  test('a task without a place of hers is none, nor one that leads here', () =>
    expect(
      keys({
        leadsTo: (id) => id !== 'food',
        tasks: [
          task('LOG_FOOD', { routeId: 'food' }),
          task('GLP1_CHECK_IN', { routeId: 'dashboard' }),
        ],
      }),
    ).toEqual([]))
})

describe('two parts of the page never disagree', () => {
  test('a severe reading of today is not done: its care card says to measure again', () =>
    expect(
      keys({
        dangers: ['blood-pressure'],
        fiveDays: { takenAt: '2026-11-20T07:42:00', done: 3 },
        tasks: [task('TAKE_BLOOD_PRESSURE'), task('LOG_FOOD')],
      }),
    ).toEqual(['danger.blood-pressure', 'check', 'task.log-food']))
  test('dangers come first, in their order, before what has to be done', () =>
    expect(
      keys({
        dangers: ['blood-sugar', 'weight'],
        tasks: [
          task('CONFIRM_LAB_ORDER', { dismissible: false }),
          task('TAKE_BLOOD_SUGAR'),
          task('TAKE_WEIGHT'),
        ],
      }),
    ).toEqual(['danger.blood-sugar', 'danger.weight', 'task.confirm-lab-order']))
  test('a danger in one area leaves the day of another', () =>
    expect(
      keys({ dangers: ['blood-sugar'], fiveDays: { takenAt: '2026-11-20T07:42:00', done: 3 } }),
    ).toEqual(['danger.blood-sugar', 'pressure done', 'check']))
  const order = {
    id: 'o-1',
    orderType: 'BG_STRIPS',
    status: 'SHIPPED',
    orderedAt: '2026-11-19T12:00:00Z',
  } as const
  const orderTask = [task('ORDER_SUPPLIES')]
  test.each<[string, Partial<StepFacts>, readonly string[]]>([
    [
      'strips on their way are not ordered again',
      { strips: { kind: 'onItsWay', left: 3, order }, tasks: orderTask },
      [],
    ],
    ['enough strips need no order', { strips: { kind: 'enough', left: 90 }, tasks: orderTask }, []],
    [
      'the task of the server says that strips are to be ordered',
      { strips: { kind: 'order', left: 3 }, tasks: orderTask },
      ['task.order-supplies'],
    ],
    ['without such a task the portal says it', { strips: { kind: 'order', left: 3 } }, ['strips']],
    [
      'strips that cannot be ordered are no order task',
      { strips: { kind: 'low', left: 3 }, tasks: orderTask },
      ['strips'],
    ],
    [
      'with unknown orders the task stands',
      { strips: { kind: 'unknown', left: 3 }, tasks: orderTask },
      ['task.order-supplies'],
    ],
    [
      'with unknown strips the task stands',
      { strips: null, tasks: orderTask },
      ['task.order-supplies'],
    ],
    ['unknown orders are no step of their own', { strips: { kind: 'unknown', left: 3 } }, []],
  ])('%s', (_, over, expected) => expect(keys(over)).toEqual(expected))
})

describe('the start', () => {
  test.each([
    ['NOT_STARTED', ['start.DEVICES', 'start.COACHING']],
    ['IN_PROGRESS', ['start.DEVICES', 'start.COACHING']],
    ['COMPLETED', []],
    ['DISMISSED', []],
  ] as const)('%s on the launchpad', (status, expected) =>
    expect(keys({ launchpad: items(status) })).toEqual(expected),
  )
  test('what is done is ticked while the onboarding is shown', () =>
    expect(
      keys({
        launchpad: items('COMPLETED', 'NOT_STARTED'),
        onboarding: { display: true, ...items('NOT_STARTED') },
      }),
    ).toEqual(['start.DEVICES done', 'start.COACHING']))
  test('a step in a status that the portal does not know is not shown, whatever the onboarding says, and puts nothing away', () => {
    const launchpad = {
      items: [{ name: 'DEVICES', status: { type: 'unknown', raw: 'SKIPPED' } as const }],
    }
    expect(
      keys({ launchpad, onboarding: { display: true, ...items('NOT_STARTED', 'NOT_STARTED') } }),
    ).toEqual(['start.COACHING'])
  })
  test('ERR-026: without a launchpad the onboarding says it, and its steps have nothing to return to', () =>
    expect(
      nextSteps(facts({ onboarding: { display: true, ...items('NOT_STARTED', 'DISMISSED') } })),
    ).toEqual([
      {
        key: 'start.DEVICES',
        kind: 'start',
        isDone: false,
        name: 'DEVICES',
        status: null,
        hasDevices: true,
      },
    ]))
  test('ERR-027: without an onboarding the launchpad stands alone', () =>
    expect(keys({ launchpad: items('NOT_STARTED') })).toHaveLength(2))
  test('an onboarding that is not to be shown is not', () =>
    expect(keys({ onboarding: { display: false, ...items('NOT_STARTED') } })).toEqual([]))
  test('a launchpad that was put away stays away, whatever the onboarding says', () =>
    expect(
      keys({ launchpad: { items: [] }, onboarding: { display: true, ...items('NOT_STARTED') } }),
    ).toEqual([]))
  test('nobody to write to, no step to write', () =>
    expect(keys({ hasChat: false, launchpad: items('NOT_STARTED') })).toEqual(['start.DEVICES']))
  test('an item that the portal has no words for is left out', () =>
    expect(keys({ launchpad: { items: [{ name: 'NEW_THING', status: 'NOT_STARTED' }] } })).toEqual(
      [],
    ))
})

describe('what is said beside them', () => {
  const known = { isComing: false, isLate: true, tasksFailed: false, restFailed: false }
  test.each([
    ['nothing to do, and that is known', 0, {}, 'none'],
    ['some, and that is all', 2, {}, null],
    ['nothing yet, for a call is slow', 0, { isComing: true }, 'coming'],
    ['what is there does not wait for a slow call', 2, { isComing: true }, null],
    ['but for a moment it does', 2, { isComing: true, isLate: false }, 'coming'],
    ['without the tasks some are missing', 2, { tasksFailed: true }, 'lost'],
    [
      'without the readings nobody knows that there is nothing to do',
      0,
      { restFailed: true },
      'lost',
    ],
    ['beside others the tile says that the readings are missing', 2, { restFailed: true }, null],
  ] as const)('%s', (_, count, over, said) =>
    expect(announcementOfSteps(count, { ...known, ...over })).toBe(said),
  )
})

const kinds = [
  'TAKE_BLOOD_SUGAR',
  'TAKE_WEIGHT',
  'LOG_FOOD',
  'CHOOSE_FOOD_FOCUS',
  'START_COURSE',
  'ACTIVATE_DEVICE',
  'ORDER_SUPPLIES',
  'BOOK_SESSION',
  'SET_GOAL',
  'GLP1_CHECK_IN',
] as const
const anyStep = fc
  .uniqueArray(fc.constantFrom(...kinds), { maxLength: 8 })
  .map((some) => nextSteps(facts({ tasks: some.map((kind) => task(kind)) })))

test('a step that was put away stands where it stood, until it is gone', () =>
  fc.assert(
    fc.property(anyStep, fc.nat(), (steps, pick) => {
      fc.pre(steps.length > 0)
      const at = pick % steps.length
      const step = steps[at]!
      const rest = steps.filter((one) => one !== step)
      // both before the server has heard of it and after
      for (const known of [steps, rest]) {
        const rows = withDismissed(known, [{ step, at }])
        expect(rows.map((row) => row.step.key)).toEqual(steps.map(({ key }) => key))
        expect(rows.filter(({ isAway }) => isAway).map((row) => row.step)).toEqual([step])
      }
    }),
  ))

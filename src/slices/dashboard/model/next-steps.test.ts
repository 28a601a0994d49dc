import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nextSteps, announcementOfSteps, type StepFacts, withDismissed } from './next-steps.ts'
import type { Known } from '#platform/model/parts/unknown-enum.ts'
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
  fiveDays: null,
  launchpad: {},
  onboarding: {},
  tasks: [],
  strips: 'none',
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
  test('orders the day, required tasks, the start and optional tasks', () =>
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
  test('lists a step of two sources once', () =>
    expect(
      keys({
        fiveDays: { takenAt: null, done: 0 },
        launchpad: items('NOT_STARTED'),
        tasks: [task('TAKE_BLOOD_PRESSURE'), task('FIVE_DAY_CHECK'), task('ACTIVATE_DEVICE')],
      }),
    ).toEqual(['pressure', 'check', 'start.DEVICES', 'start.COACHING']))
  test('lists a task when no other source has it', () =>
    expect(keys({ tasks: [task('TAKE_BLOOD_PRESSURE'), task('ACTIVATE_DEVICE')] })).toEqual([
      'task.take-blood-pressure',
      'task.activate-device',
    ]))
  test.each(['DONE', 'DISMISSED'] as const)('omits a task that is %s', (status) =>
    expect(keys({ tasks: [task('LOG_FOOD', { status })] })).toEqual([]),
  )
  test('shows a task of an unknown kind or status', () => {
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
  test('omits a task without a page for the member and one that leads to the dashboard', () =>
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
  const order = {
    id: 'o-1',
    orderType: 'BG_STRIPS',
    status: 'SHIPPED',
    orderedAt: '2026-11-19T12:00:00Z',
  } as const
  const orderTask = [task('ORDER_SUPPLIES')]
  test.each<[string, Partial<StepFacts>, readonly string[]]>([
    [
      'omits the order task while an order is open',
      { strips: { kind: 'onItsWay', left: 3, order }, tasks: orderTask },
      [],
    ],
    ['enough strips need no order', { strips: { kind: 'enough', left: 90 }, tasks: orderTask }, []],
    [
      'shows the order task of the server',
      { strips: { kind: 'order', left: 3 }, tasks: orderTask },
      ['task.order-supplies'],
    ],
    ['without such a task the portal says it', { strips: { kind: 'order', left: 3 } }, ['strips']],
    [
      'omits the order task when none can be ordered',
      { strips: { kind: 'low', left: 3 }, tasks: orderTask },
      ['strips'],
    ],
    [
      'orders nothing while orders are unknown, as some may be on the way',
      { strips: { kind: 'unknown', left: 3 }, tasks: orderTask },
      [],
    ],
    ['orders nothing while strips are unknown', { strips: 'unknown', tasks: orderTask }, []],
    [
      'keeps the task of a member who gets no strips',
      { strips: 'none', tasks: orderTask },
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
  test('shows completed steps while the onboarding is shown', () =>
    expect(
      keys({
        launchpad: items('COMPLETED', 'NOT_STARTED'),
        onboarding: { display: true, ...items('NOT_STARTED') },
      }),
    ).toEqual(['start.DEVICES done', 'start.COACHING']))
  test('hides a step with an unknown status, whatever the onboarding says', () => {
    const launchpad = {
      items: [{ name: 'DEVICES', status: { type: 'unknown', raw: 'SKIPPED' } as const }],
    }
    expect(
      keys({ launchpad, onboarding: { display: true, ...items('NOT_STARTED', 'NOT_STARTED') } }),
    ).toEqual(['start.COACHING'])
  })
  test('ERR-026: without a launchpad the onboarding provides steps that cannot be restored', () =>
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
  test('ERR-027: without an onboarding only the launchpad provides steps', () =>
    expect(keys({ launchpad: items('NOT_STARTED') })).toHaveLength(2))
  test('hides an onboarding with display off', () =>
    expect(keys({ onboarding: { display: false, ...items('NOT_STARTED') } })).toEqual([]))
  test('hides a dismissed launchpad, whatever the onboarding says', () =>
    expect(
      keys({ launchpad: { items: [] }, onboarding: { display: true, ...items('NOT_STARTED') } }),
    ).toEqual([]))
  test('omits the chat step without a chat', () =>
    expect(keys({ hasChat: false, launchpad: items('NOT_STARTED') })).toEqual(['start.DEVICES']))
  test('omits an unknown item', () =>
    expect(keys({ launchpad: { items: [{ name: 'NEW_THING', status: 'NOT_STARTED' }] } })).toEqual(
      [],
    ))
})

describe('the note beside the steps', () => {
  const known = {
    leftOut: 0,
    isComing: false,
    isLate: true,
    tasksFailed: false,
    restFailed: false,
  }
  test.each([
    ['nothing to do, and that is known', 0, {}, 'none'],
    ['some, and that is all', 2, {}, null],
    ['nothing yet, for a call is slow', 0, { isComing: true }, 'coming'],
    ['what is there does not wait for a slow call', 2, { isComing: true }, null],
    ['but for a moment it does', 2, { isComing: true, isLate: false }, 'coming'],
    ['without the tasks some are missing', 2, { tasksFailed: true }, 'lost'],
    ['does not report "none" without the readings', 0, { restFailed: true }, 'lost'],
    ['beside others the tile says that the readings are missing', 2, { restFailed: true }, null],
  ] as const)('%s', (_, count, over, said) =>
    expect(announcementOfSteps(Array(count).fill({ isDone: false }), { ...known, ...over })).toBe(
      said,
    ),
  )

  test.each([
    ['says that all is done', {}, 'done'],
    ['waits for a slow call before it says so', { isComing: true, isLate: true }, null],
    ['never says so without the rest', { restFailed: true }, 'lost'],
    ['never says so beside an unreadable task', { leftOut: 1 }, null],
  ] as const)('beside completed steps it %s', (_, over, said) =>
    expect(announcementOfSteps([{ isDone: true }], { ...known, ...over })).toBe(said),
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

test('keeps a dismissed step in its place', () =>
  fc.assert(
    fc.property(anyStep, fc.nat(), (steps, pick) => {
      fc.pre(steps.length > 0)
      const at = pick % steps.length
      const step = steps[at]!
      const rest = steps.filter((one) => one !== step)
      // Before and after the server confirmed the dismissal.
      for (const known of [steps, rest]) {
        const rows = withDismissed(known, [{ step, at }])
        expect(rows.map((row) => row.step.key)).toEqual(steps.map(({ key }) => key))
        expect(rows.filter(({ isAway }) => isAway).map((row) => row.step)).toEqual([step])
      }
    }),
  ))

import { expect, it } from 'vitest'
import { drawnBeside } from '#platform/query/testing/render-query.tsx'
import { writeRegistry } from './write-registry.ts'

type Answers = Readonly<Record<string, readonly [status: number, body: object]>>

/** Saves at a server that answers by the end of the address; returns the answer and what is sent. */
async function saved(name: keyof typeof writeRegistry, answers: Answers) {
  const sent: string[] = []
  const save = drawnBeside(
    async (input, init) => {
      const request = new Request(input, init)
      const path = `${request.method} ${new URL(request.url).pathname}`
      sent.push(`${path.split('/').at(-1)} ${await request.text()}`.trim())
      const found = Object.entries(answers).find(
        ([end]) => path.endsWith(end) || (end.startsWith('GET ') && path.startsWith('GET ')),
      )
      const [status, body] = found?.[1] ?? [503, {}]
      return Response.json(body, { status })
    },
    writeRegistry[name] ?? (() => () => Promise.reject(new RangeError(`No write: ${name}`))),
  )
  const answer = await save().then(
    (value) => ({ value }),
    (failure: unknown) => ({ failure }),
  )
  return { answer, sent }
}

const stored = (value: number | null, timestamp = '2026-11-20T06:15:00', isLow = false) => ({
  id: 'bg-1',
  timestamp,
  utcOffset: '-05:00',
  timeZone: 'America/New_York',
  value,
  tags: {
    eat_code: 6,
    source: 1,
    OOR_low: isLow,
    OOR_high: false,
    note: null,
    carb: null,
    feeling_code: null,
    short_float: null,
    long_float: null,
    premix_float: null,
    is_control: false,
  },
  adaTargetRangeExtendedStatus: 'IN_RANGE',
})

it.each([
  ['the typed value', [stored(118)], true],
  ['the typed value among others', [stored(96), stored(118)], true],
  ['another value', [stored(119)], false],
  ['another time', [stored(118, '2026-11-20T06:16:00')], false],
  ['Lo', [stored(null, '2026-11-20T06:15:00', true)], false],
  ['nothing', [], false],
])('a blood sugar sent twice is there when the log has %s: %#', async (_, bgs, isThere) => {
  const { answer } = await saved('add a blood sugar', {
    'GET /bgs/data': [200, { bgs }],
    'POST /api/v1/users/me/readings/bgs/data': [409, {}],
  })
  expect(answer).toMatchObject(
    isThere
      ? { value: { wasThere: true, reading: { value: 118 } } }
      : { failure: { _tag: 'Refused', status: 409 } },
  )
})

const task = (id: string, kind: string) => ({
  id,
  kind: `USER_TASK_KIND_${kind}`,
  status: 'USER_TASK_STATUS_OPEN',
  title: 'A task',
  body: '',
  actionLabel: 'Go',
  routeId: 'labOrders',
  createTime: '2026-11-12T10:30:00Z',
})

it('a lab kit order ticks off the tasks that ask for it, and no other', async () => {
  const tasks = [
    task('check-1', 'FIVE_DAY_CHECK'),
    task('kit-1', 'CONFIRM_LAB_ORDER'),
    task('kit-2', 'CONFIRM_LAB_ORDER'),
  ]
  const order = { orderId: 'lk-1', status: 'RECEIVED', expectedBy: '2026-11-30' }
  const { answer, sent } = await saved('order a lab kit', {
    '/labOrders': [200, order],
    '/ListUserTasks': [200, { tasks }],
    '/CompleteUserTask': [200, { task: tasks[1] }],
  })
  expect(answer).toEqual({ value: order })
  expect(sent.filter((call) => call.startsWith('CompleteUserTask'))).toEqual([
    'CompleteUserTask {"taskId":"kit-1"}',
    'CompleteUserTask {"taskId":"kit-2"}',
  ])
})

it('a lab kit order stands when its task cannot be ticked off', async () => {
  const order = { orderId: 'lk-1', status: 'RECEIVED', expectedBy: '2026-11-30' }
  const { answer } = await saved('order a lab kit', { '/labOrders': [200, order] })
  expect(answer).toEqual({ value: order })
})

const session = (startTime: string) => ({
  session: {
    id: 'session-1',
    caseId: 'case-31',
    kind: 'SESSION_KIND_INTRO',
    medium: 'SESSION_MEDIUM_PHONE',
    status: 'SESSION_STATUS_BOOKED',
    startTime,
    durationMinutes: 30,
    coachName: 'Dana Whitfield',
    phoneNumber: '+13125550142',
  },
})

it.each([
  ['2026-11-24T17:30:00Z', true],
  ['2026-11-24T12:30:00-05:00', true],
  ['2026-11-24T17:00:00Z', false],
])('a move without an answer is made when the session is at %s: %s', async (at, isMoved) => {
  const { answer } = await saved('move a session', { '/GetCoachingSession': [200, session(at)] })
  expect(answer).toMatchObject(isMoved ? { value: { id: 'session-1' } } : { failure: {} })
})

it('an edit of a blood sugar corrects it first, and then tags the same one', async () => {
  const { answer, sent } = await saved('correct and tag a blood sugar', {
    '/sugar-1/correction': [200, stored(121)],
    '/sugar-1': [200, stored(121)],
  })
  expect(answer).toMatchObject({ value: { value: 121 } })
  expect(sent).toEqual([
    'correction {"timestamp":"2026-11-20T06:15:00","value":121,"beyondMeter":null}',
    'sugar-1 {"tags":{"carb":30}}',
  ])
})

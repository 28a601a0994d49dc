import { randomUUID } from 'node:crypto'
import { timestampDate, timestampMs } from '@bufbuild/protobuf/wkt'
import { Code } from '@connectrpc/connect'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  CoachingSessionsService,
  FlowState,
  FlowStatusService,
  SessionKind,
  SessionMedium,
  SessionStatus,
} from '../../../../generated/proto/portal/coaching/v1/coaching_pb.js'
import { clientOf, failureOf, protocols } from '../../../testing/protocols.ts'
import { startTestServer, type TestServer } from '../../../testing/sandbox-client.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const PLACE = '/user/liv/me/coaching'
// A Friday.
const NOW = '2026-11-20T15:00:00Z'

const coached = async (scenario: string, template = 'edith', protocol = 0) => {
  const setTime = (now: string) => server.control('POST', 'clock', { scenario, now })
  await setTime(NOW)
  const { token, username } = await server.member(template, scenario)
  const open = (bearer: string) => {
    const transport = protocols[protocol]![1](server.origin, PLACE)
    return {
      sessions: clientOf(CoachingSessionsService, transport, bearer),
      flow: clientOf(FlowStatusService, transport, bearer),
    }
  }
  const made = open(token)
  const slots = async (more: object = {}) =>
    (
      await made.sessions.listCoachingSlots({
        kind: SessionKind.INITIAL,
        medium: SessionMedium.VIDEO,
        startDate: { year: 2026, month: 11, day: 23 },
        dayCount: 5,
        ...more,
      })
    ).slots
  const book = (slotId: string, more: object = {}) =>
    made.sessions.bookCoachingSession({
      bookingId: randomUUID(),
      slotId,
      kind: SessionKind.INITIAL,
      medium: SessionMedium.VIDEO,
      ...more,
    })
  /** Signs in again, because the previous token has expired. */
  const later = async (now: string) => {
    await setTime(now)
    return open(await server.token(username))
  }
  return {
    ...made,
    slots,
    book,
    later,
    clean: async () => expect(await server.violations(encodeURIComponent(scenario))).toEqual([]),
  }
}

test.each(protocols.map(([name], index) => [name, index] as const))(
  '%s: books, lists and completes a session',
  async (name, protocol) => {
    const { sessions, flow, slots, book, later, clean } = await coached(
      `coaching ${name}`,
      'edith',
      protocol,
    )
    expect([
      (await sessions.listCoachingSessions({})).sessions,
      (await flow.getFlowStatus({})).flowStatus,
    ]).toMatchObject([
      [],
      { state: FlowState.NOT_STARTED, nextKind: SessionKind.INITIAL, sessionId: '' },
    ])
    const [slot] = await slots()
    const { session } = await book(slot!.id)
    expect(session).toMatchObject({
      status: SessionStatus.BOOKED,
      startTime: slot!.startTime,
      coachName: slot!.coachName,
      durationMinutes: 30,
      canCancel: true,
      joinUri: '',
    })
    expect(await slots()).not.toContainEqual(slot)
    expect((await flow.getFlowStatus({})).flowStatus).toMatchObject({
      caseId: session!.caseId,
      state: FlowState.SCHEDULED,
      sessionId: session!.id,
    })
    const start = timestampMs(slot!.startTime!)
    const soon = await later(new Date(start - 10 * 60_000).toISOString())
    expect((await soon.sessions.getCoachingSession({ id: session!.id })).session).toMatchObject({
      joinUri: expect.stringMatching(/^https:/),
      canCancel: true,
    })
    const meanwhile = await later(new Date(start + 60_000).toISOString())
    expect(
      (await failureOf(meanwhile.sessions.cancelCoachingSession({ id: session!.id }))).code,
    ).toBe(Code.FailedPrecondition)
    const after = await later(new Date(start + 31 * 60_000).toISOString())
    expect((await after.sessions.listCoachingSessions({})).sessions).toMatchObject([
      { status: SessionStatus.COMPLETED, canCancel: false, joinUri: '' },
    ])
    expect((await after.flow.getFlowStatus({ caseId: session!.caseId })).flowStatus).toMatchObject({
      state: FlowState.COMPLETED,
      nextKind: SessionKind.FOLLOW_UP,
      sessionId: '',
    })
    await clean()
  },
)

test('a repeated booking is one session; a taken or past slot is refused', async () => {
  const { sessions, slots, book, clean } = await coached('coaching once')
  const [first, second] = await slots()
  const bookingId = randomUUID()
  const all = await Promise.all(Array.from({ length: 5 }, () => book(first!.id, { bookingId })))
  expect(new Set(all.map(({ session }) => session!.id)).size).toBe(1)
  expect((await failureOf(book(second!.id, { bookingId }))).code).toBe(Code.AlreadyExists)
  for (const slotId of [first!.id, 'slot-0', 'nonsense'])
    expect((await failureOf(book(slotId))).code).toBe(Code.FailedPrecondition)
  expect((await sessions.listCoachingSessions({})).sessions).toHaveLength(1)
  await clean()
})

test('a cancelled session stays listed, frees its slot, and may be cancelled again', async () => {
  const { sessions, flow, slots, book, clean } = await coached('coaching cancel')
  const before = await slots()
  const { session } = await book(before[0]!.id)
  const cancel = async () =>
    (await sessions.cancelCoachingSession({ id: session!.id })).session!.status
  expect([await cancel(), await cancel()]).toEqual([
    SessionStatus.CANCELLED,
    SessionStatus.CANCELLED,
  ])
  expect(await slots()).toEqual(before)
  expect((await flow.getFlowStatus({})).flowStatus).toMatchObject({
    state: FlowState.CANCELLED,
    nextKind: SessionKind.INITIAL,
  })
  expect((await failureOf(flow.getFlowStatus({ caseId: 'case-99' }))).code).toBe(Code.NotFound)
  await clean()
})

test('a moved session keeps its id, holds the new time and frees the old one, in one step', async () => {
  const { sessions, slots, book, clean } = await coached('coaching move')
  const before = await slots()
  const [first, second, third] = before
  const bookingId = randomUUID()
  const { session } = await book(first!.id, { bookingId })
  const move = async (slotId: string) =>
    (await sessions.moveCoachingSession({ id: session!.id, slotId })).session!
  const moved = await move(second!.id)
  expect(moved).toMatchObject({
    id: session!.id,
    caseId: session!.caseId,
    kind: session!.kind,
    medium: session!.medium,
    status: SessionStatus.BOOKED,
    startTime: second!.startTime,
    canMove: true,
    moveCount: 1,
  })
  // The same call again moves nothing and counts nothing.
  expect(await move(second!.id)).toEqual(moved)
  expect(await slots()).toEqual(before.filter(({ id }) => id !== second!.id))
  expect((await sessions.listCoachingSessions({})).sessions).toEqual([moved])
  // A repeated booking is still the same session.
  expect((await book(first!.id, { bookingId })).session).toEqual(moved)
  // Another session has the third time: the first one stays.
  await book(third!.id)
  for (const slotId of [third!.id, 'slot-0', 'nonsense'])
    expect((await failureOf(move(slotId))).rawMessage).toBe(
      'That time is no longer free. Please choose another one.',
    )
  expect((await sessions.getCoachingSession({ id: session!.id })).session).toEqual(moved)
  expect((await move(first!.id)).moveCount).toBe(2)
  await clean()
})

test('a session that was cancelled, has begun or is over is not moved', async () => {
  const { sessions, slots, book, later, clean } = await coached('coaching move late')
  const [first, second, third] = await slots()
  const { session: other } = await book(second!.id)
  await sessions.cancelCoachingSession({ id: other!.id })
  const cancelled = sessions.moveCoachingSession({ id: other!.id, slotId: third!.id })
  expect((await failureOf(cancelled)).code).toBe(Code.FailedPrecondition)
  expect((await sessions.getCoachingSession({ id: other!.id })).session).toMatchObject({
    startTime: second!.startTime,
    canMove: false,
    moveCount: 0,
  })
  const { session } = await book(first!.id)
  const start = timestampMs(first!.startTime!)
  for (const minutes of [1, 31]) {
    const then = await later(new Date(start + minutes * 60_000).toISOString())
    const moving = then.sessions.moveCoachingSession({ id: session!.id, slotId: third!.id })
    expect((await failureOf(moving)).rawMessage).toBe('That session can no longer be moved.')
  }
  await clean()
})

test('slots are in order on future weekdays from nine to five in the member’s zone', async () => {
  const { slots, clean } = await coached('coaching slots')
  const found = await slots({ startDate: { year: 2026, month: 11, day: 1 }, days: 10 })
  const local = found.map(({ startTime }) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone: 'America/Denver',
      weekday: 'short',
      hour: '2-digit',
      hourCycle: 'h23',
    }).format(timestampDate(startTime!)),
  )
  expect(found.length).toBeGreaterThan(20)
  expect(local.filter((text) => !/^(Mon|Tue|Wed|Thu|Fri)\D+(09|1[0-6])$/.test(text))).toEqual([])
  const starts = found.map(({ startTime }) => timestampMs(startTime!))
  expect(starts).toEqual(starts.toSorted((a, b) => a - b))
  expect(starts[0]).toBeGreaterThan(Date.parse(NOW))
  await clean()
})

test('no slot is on a federal holiday, and none can be booked or moved to', async () => {
  const { sessions, slots, book, clean } = await coached('coaching holiday')
  const found = await slots({ dayCount: 7 })
  const days = found.map(({ startTime }) =>
    new Intl.DateTimeFormat('en-US', { timeZone: 'America/Denver', day: 'numeric' }).format(
      timestampDate(startTime!),
    ),
  )
  // Thursday, November 26 is Thanksgiving.
  expect([...new Set(days)]).toEqual(['23', '24', '25', '27'])
  const { session } = await book(found[0]!.id)
  // The id of a slot is its start.
  const thanksgiving = Array.from(
    { length: 16 },
    (_, half) => `slot-${(Date.parse('2026-11-26T16:00:00Z') / 60_000 + half * 30).toString(36)}`,
  )
  for (const slotId of thanksgiving) {
    expect((await failureOf(book(slotId))).code).toBe(Code.FailedPrecondition)
    const moving = sessions.moveCoachingSession({ id: session!.id, slotId })
    expect((await failureOf(moving)).code).toBe(Code.FailedPrecondition)
  }
  await clean()
})

test('a phone session uses the given number or the profile’s, and requires one', async () => {
  const { slots, book } = await coached('coaching phone')
  const phone = { medium: SessionMedium.PHONE }
  const [one, two] = await slots()
  expect((await failureOf(book(one!.id, phone))).rawMessage).toBe(
    'Please give us a number that your coach can call.',
  )
  expect(
    (await book(one!.id, { ...phone, phoneNumber: '+13035550100' })).session!.phoneNumber,
  ).toBe('+13035550100')
  expect((await book(two!.id)).session!.phoneNumber).toBe('')
  const rosa = await coached('coaching phone known', 'rosa')
  expect((await rosa.book((await rosa.slots())[0]!.id, phone)).session!.phoneNumber).toBe(
    '+12075550142',
  )
})

test('a demo member has future sessions, then past ones', async () => {
  const { sessions, clean } = await coached('coaching history', 'rosa')
  const all = (await sessions.listCoachingSessions({})).sessions
  expect(all.map(({ kind, status }) => [SessionKind[kind], SessionStatus[status]])).toEqual([
    ['FOLLOW_UP', 'BOOKED'],
    ['FOLLOW_UP', 'COMPLETED'],
    ['INITIAL', 'COMPLETED'],
  ])
  await clean()
})

test('another member’s session is not found; coaching elsewhere has none', async () => {
  const [one, other] = [await coached('coaching mine'), await coached('coaching theirs')]
  const { session } = await one.book((await one.slots())[0]!.id)
  expect((await failureOf(other.sessions.getCoachingSession({ id: session!.id }))).code).toBe(
    Code.NotFound,
  )
  expect((await failureOf(other.sessions.cancelCoachingSession({ id: session!.id }))).code).toBe(
    Code.NotFound,
  )
  const [, free] = await other.slots()
  expect(
    (await failureOf(other.sessions.moveCoachingSession({ id: session!.id, slotId: free!.id })))
      .code,
  ).toBe(Code.NotFound)
  const elsewhere = await coached('coaching elsewhere', 'beth')
  expect((await failureOf(elsewhere.sessions.listCoachingSessions({}))).code).toBe(
    Code.PermissionDenied,
  )
})

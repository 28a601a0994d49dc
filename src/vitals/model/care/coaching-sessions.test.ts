import { expect, test } from 'vitest'
import {
  type CoachingSession,
  joinAddress,
  slotsByDay,
  splitSessions,
  statusOf,
  canMoveNow,
} from './coaching-sessions.ts'

const session = (
  id: string,
  startTime: string,
  status: CoachingSession['status'],
): CoachingSession => ({
  id,
  caseId: 'case-1',
  kind: 'FOLLOW_UP',
  medium: 'VIDEO',
  status,
  startTime,
  durationMinutes: 30,
  coachName: 'Dana Whitfield',
  joinUri: '',
  phoneNumber: '',
  canCancel: true,
  canMove: true,
  moveCount: 0,
})

const now = Date.parse('2026-11-20T20:00:00Z')
const idsOf = (sessions: readonly CoachingSession[]) => sessions.map(({ id }) => id)

test('splits sessions into the next one, later ones, canceled ones and past ones', () => {
  const all = [
    session('c', '2026-12-09T15:00:00Z', 'BOOKED'),
    session('b', '2026-12-02T15:00:00Z', 'BOOKED'),
    session('y', '2026-12-03T15:00:00Z', 'CANCELLED'),
    session('x', '2026-12-01T15:00:00Z', 'CANCELLED'),
    session('a', '2026-11-02T15:00:00Z', 'COMPLETED'),
    session('m', '2026-11-09T15:00:00Z', 'MISSED'),
    session('o', '2026-11-04T15:00:00Z', 'CANCELLED'),
  ]
  const { next, later, canceled, past } = splitSessions(all, now)
  expect([next?.id, idsOf(later), idsOf(canceled), idsOf(past)]).toEqual([
    'b',
    ['c'],
    ['x', 'y'],
    ['m', 'o', 'a'],
  ])
  expect(splitSessions([], now)).toEqual({
    next: null,
    later: [],
    canceled: [],
    unclear: [],
    past: [],
  })
})

test('treats a booked session as over after its end time', () => {
  const old = session('old', '2026-10-31T15:00:00Z', 'BOOKED')
  expect(splitSessions([old], now)).toEqual({
    next: null,
    later: [],
    canceled: [],
    unclear: [],
    past: [old],
  })
  const started = session('started', '2026-11-20T19:30:01Z', 'BOOKED')
  expect(splitSessions([started], now).next?.id).toBe('started')
  const ended = session('ended', '2026-11-20T19:30:00Z', 'BOOKED')
  expect([splitSessions([ended], now).next, statusOf(ended, now), statusOf(started, now)]).toEqual([
    null,
    'OVER',
    'BOOKED',
  ])
})

test('a session can be moved while it is booked, still ahead, and the server lets it', () => {
  const ahead = { ...session('a', '2026-12-02T15:00:00Z', 'BOOKED'), canMove: true }
  const sessions = [
    ahead,
    { ...ahead, canMove: false },
    { ...ahead, status: 'CANCELLED' as const },
    { ...ahead, startTime: '2026-11-02T15:00:00Z' },
  ]
  expect(sessions.map((one) => canMoveNow(one, now))).toEqual([true, false, false, false])
})

test('lists a session of unknown status as unclear until its time has passed', () => {
  const onHold = { type: 'unknown', raw: 'SESSION_STATUS_ON_HOLD' } as const
  const ahead = session('ahead', '2026-12-02T15:00:00Z', onHold)
  const gone = session('gone', '2026-11-02T15:00:00Z', onHold)
  expect(splitSessions([ahead, gone], now)).toEqual({
    next: null,
    later: [],
    canceled: [],
    unclear: [ahead],
    past: [gone],
  })
  expect([statusOf(ahead, now), statusOf(gone, now)]).toEqual(['UNKNOWN', 'UNKNOWN'])
  expect(joinAddress({ ...ahead, joinUri: 'https://video.example.com/j/1' }, now)).toBeNull()
})

test("groups slots by the member's local day", () => {
  const slots = ['2026-11-24T03:30:00Z', '2026-11-23T15:00:00Z', '2026-11-24T15:00:00Z'].map(
    (startTime, index) => ({ id: `s${index}`, startTime, durationMinutes: 30, coachName: 'Dana' }),
  )
  const inDenver = (startTime: string) =>
    new Date(Date.parse(startTime) - 7 * 3_600_000).toISOString().slice(0, 10)
  expect(
    slotsByDay(slots, inDenver).map(({ day, slots: ofDay }) => [day, ofDay.map(({ id }) => id)]),
  ).toEqual([
    ['2026-11-23', ['s1', 's0']],
    ['2026-11-24', ['s2']],
  ])
})

test.each([
  ['VIDEO', 'BOOKED', 'https://video.example.com/j/1', 'https://video.example.com/j/1'],
  ['VIDEO', 'BOOKED', '', null],
  ['VIDEO', 'BOOKED', 'javascript:alert(1)', null],
  ['VIDEO', 'BOOKED', 'http://video.example.com/j/1', null],
  ['PHONE', 'BOOKED', 'https://video.example.com/j/1', null],
  ['VIDEO', 'CANCELLED', 'https://video.example.com/j/1', null],
  ['VIDEO', 'COMPLETED', 'https://video.example.com/j/1', null],
] as const)('returns the join address of %s, %s, %j: %j', (medium, status, joinUri, address) => {
  expect(
    joinAddress({ ...session('a', '2026-11-20T20:10:00Z', status), medium, joinUri }, now),
  ).toBe(address)
})
test('returns no join address after the end of a video session', () => {
  expect(
    joinAddress(
      {
        ...session('a', '2026-11-20T19:30:00Z', 'BOOKED'),
        joinUri: 'https://video.example.com/j/1',
      },
      now,
    ),
  ).toBeNull()
})

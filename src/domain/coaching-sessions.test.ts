import { expect, test } from 'vitest'
import type { CoachingSession } from './coaching.ts'
import { joinAddress, slotsByDay, splitSessions } from './coaching-sessions.ts'

const session = (id: string, startsAt: string, status: CoachingSession['status']): CoachingSession => ({
  id, caseId: 'case-1', kind: 'FOLLOW_UP', medium: 'VIDEO', status, startsAt, durationMinutes: 30, coachName: 'Dana Whitfield', joinUrl: '', phoneNumber: '', canCancel: true,
})

test('the next session is the booked one that begins first; those that are over stay in their order', () => {
  const all = [session('c', '2026-12-09T15:00:00Z', 'BOOKED'), session('b', '2026-12-02T15:00:00Z', 'BOOKED'), session('x', '2026-12-01T15:00:00Z', 'CANCELLED'), session('a', '2026-11-02T15:00:00Z', 'COMPLETED')]
  const { next, later, past } = splitSessions(all)
  expect([next?.id, later.map(({ id }) => id), past.map(({ id }) => id)]).toEqual(['b', ['c'], ['x', 'a']])
  expect(splitSessions([])).toEqual({ next: null, later: [], past: [] })
})

test('slots stand under the day where the member sits', () => {
  const slots = ['2026-11-24T03:30:00Z', '2026-11-23T15:00:00Z', '2026-11-24T15:00:00Z'].map((startsAt, index) => ({ id: `s${index}`, startsAt, durationMinutes: 30, coachName: 'Dana' }))
  const inDenver = (startsAt: string) => new Date(Date.parse(startsAt) - 7 * 3_600_000).toISOString().slice(0, 10)
  expect(slotsByDay(slots, inDenver).map(({ day, slots: ofDay }) => [day, ofDay.map(({ id }) => id)])).toEqual([['2026-11-23', ['s1', 's0']], ['2026-11-24', ['s2']]])
})

test.each([
  ['VIDEO', 'https://video.example.com/j/1', 'https://video.example.com/j/1'],
  ['VIDEO', '', null],
  ['VIDEO', 'javascript:alert(1)', null],
  ['VIDEO', 'http://video.example.com/j/1', null],
  ['PHONE', 'https://video.example.com/j/1', null],
] as const)('%s at %j is joined at %j', (medium, joinUrl, address) => expect(joinAddress({ medium, joinUrl })).toBe(address))

import { expect, test } from 'vitest'
import { coaches, onDuty, coachAvailability } from './coaches.ts'

const at = (moment: string) => Date.parse(moment)
const standing = (id: string, moment: string) => {
  const found = coachAvailability(id, at(moment))
  return (
    found && [
      found.availability,
      found.from === null ? null : new Date(found.from).toISOString(),
      found.until === null ? null : new Date(found.until).toISOString(),
    ]
  )
}

// 20 November 2026 is a Friday; New York is five hours behind UTC.
test.each([
  [
    'at work until the break',
    'coach-dana',
    '2026-11-20T13:00:00Z',
    [0, null, '2026-11-20T17:30:00.000Z'],
  ],
  [
    'on a break',
    'coach-dana',
    '2026-11-20T17:30:00Z',
    [1, '2026-11-20T18:00:00.000Z', '2026-11-20T18:00:00.000Z'],
  ],
  [
    'at work again until the end of the shift',
    'coach-dana',
    '2026-11-20T18:00:00Z',
    [0, null, '2026-11-20T22:00:00.000Z'],
  ],
  [
    'away over the weekend',
    'coach-dana',
    '2026-11-20T22:00:00Z',
    [3, '2026-11-23T13:00:00.000Z', '2026-11-23T13:00:00.000Z'],
  ],
  [
    'just as long on the weekend itself',
    'coach-dana',
    '2026-11-22T23:00:00Z',
    [3, '2026-11-23T13:00:00.000Z', '2026-11-23T13:00:00.000Z'],
  ],
  [
    'away over a night',
    'coach-dana',
    '2026-11-19T22:00:00Z',
    [2, '2026-11-20T13:00:00.000Z', '2026-11-20T13:00:00.000Z'],
  ],
  [
    'over midnight without a break',
    'coach-priya',
    '2026-11-21T04:59:00Z',
    [0, null, '2026-11-21T06:00:00.000Z'],
  ],
  ['on leave', 'coach-noor', '2026-11-20T13:00:00Z', [4, null, null]],
  ['no coach any more', 'coach-leo', '2026-11-20T13:00:00Z', [5, null, null]],
])('%s', (_what, id, moment, expected) => expect(standing(id, moment)).toEqual(expected))

test('shifts follow local time on the day of a clock change', () =>
  expect(standing('coach-tomas', '2026-03-08T05:30:00Z')).toEqual([
    2,
    '2026-03-08T06:00:00.000Z',
    '2026-03-08T06:00:00.000Z',
  ]))

test('a coach is on duty at every quarter of an hour of three weeks', () => {
  for (let quarter = 0; quarter < 21 * 96; quarter++)
    expect(onDuty([], at('2026-11-16T00:00:00Z') + quarter * 900_000)).toBeDefined()
})

test('a wished coach comes when on duty', () => {
  expect(onDuty(['coach-marcus'], at('2026-11-20T18:00:00Z'))?.id).toBe('coach-marcus')
  expect(onDuty(['coach-marcus'], at('2026-11-20T14:00:00Z'))?.id).toBe('coach-dana')
  expect(coachAvailability('coach-somebody', 0)).toBeNull()
  expect(new Set(coaches.map(({ id }) => id)).size).toBe(coaches.length)
})

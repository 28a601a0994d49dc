import { expect, test } from 'vitest'
import { readingMoment, typedId } from './reading-moment.ts'

const NEW_YORK = 'America/New_York'
const now = Date.parse('2026-03-20T17:00:00Z')

test('accepts the current second and refuses the next', () => {
  expect(readingMoment('2026-03-20T13:00:00', NEW_YORK, now)).toEqual({
    moment: {
      at_ms: now,
      local_time: '2026-03-20T13:00:00',
      utc_offset: -240,
      time_zone: NEW_YORK,
    },
  })
  expect(readingMoment('2026-03-20T13:00:01', NEW_YORK, now)).toEqual({ fault: 'future_timestamp' })
})

test.each(['2026-02-29T08:00:00', '2026-03-08T02:30:00'])(
  '%s does not exist in calendar or clock',
  (local) => {
    expect(readingMoment(local, NEW_YORK, now)).toEqual({ fault: 'unknown_timestamp' })
  },
)

test('an hour that occurs twice is the first one', () => {
  expect(readingMoment('2025-11-02T01:30:00', NEW_YORK, now)).toMatchObject({
    moment: { utc_offset: -240 },
  })
})

test('the id is stable for a reading and differs between members', () => {
  const id = typedId('bg', 'm-1', '2026-03-20T13:00:00', 121)
  expect(typedId('bg', 'm-1', '2026-03-20T13:00:00', 121)).toBe(id)
  expect(
    new Set([
      id,
      typedId('bg', 'm-2', '2026-03-20T13:00:00', 121),
      typedId('bg', 'm-1', '2026-03-20T13:00:00', 122),
      typedId('w', 'm-1', '2026-03-20T13:00:00', 121),
    ]).size,
  ).toBe(4)
})

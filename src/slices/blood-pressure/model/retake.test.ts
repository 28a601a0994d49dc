import { expect, test } from 'vitest'
import { bloodPressureReading as reading } from '#vitals/model/blood-pressure/blood-pressure.arbitrary.ts'
import { isRetakeRequested, restMilliseconds, retakeOf } from './retake.ts'

const first = reading({
  id: 'first',
  timestamp: '2026-11-20T07:42:00',
  systolic: 184,
  diastolic: 122,
})
const taken = (timestamp: string) =>
  reading({ id: 'second', timestamp, systolic: 138, diastolic: 84 })
const now = Date.parse('2026-11-20T08:00:00-05:00')

test.each([
  ['retake=true', true],
  ['retake=1', false],
  ['retake', false],
  ['', false],
])('the address %j asks for it: %s', (text, asks) =>
  expect(isRetakeRequested(new URLSearchParams(text))).toBe(asks),
)

test('rests for five minutes', () => expect(restMilliseconds).toBe(300_000))

test.each([
  ['not begun', null, 'ready'],
  ['a millisecond left', now + 1, 'resting'],
  ['over', now, 'measure'],
])('rest %s: %s', (_name, restUntil, stage) =>
  expect(retakeOf({ first, latest: first, restUntil, now }).stage).toBe(stage),
)

test('ends at once with a newer reading and compares it with one of the same day', () => {
  const second = taken('2026-11-20T07:55:00')
  for (const restUntil of [null, now + 60_000, now - 1])
    expect(retakeOf({ first, latest: second, restUntil, now })).toEqual({
      stage: 'done',
      reading: second,
      before: first,
    })
})

test.each([
  ['2026-11-21T07:41:59', 'first'],
  ['2026-11-21T07:42:00', null],
])('taken %s it is held beside %s', (timestamp, before) =>
  expect(retakeOf({ first, latest: taken(timestamp), restUntil: null, now })).toMatchObject({
    stage: 'done',
    before: before === null ? null : { id: before },
  }),
)

test('ignores an older reading that arrives late, and the same reading again', () => {
  expect(
    retakeOf({ first, latest: taken('2026-11-20T07:41:00'), restUntil: null, now }).stage,
  ).toBe('ready')
  expect(retakeOf({ first, latest: { ...first }, restUntil: null, now }).stage).toBe('ready')
})

test('ends with the first reading ever', () => {
  expect(retakeOf({ first: null, latest: null, restUntil: null, now }).stage).toBe('ready')
  expect(retakeOf({ first: null, latest: first, restUntil: null, now })).toEqual({
    stage: 'done',
    reading: first,
    before: null,
  })
})

import { expect, test } from 'vitest'
import { listBloodPressureReadings } from '#generated/openapi/calls.ts'
import { createPortalClient } from '#generated/openapi/client.ts'
import { bloodPressureRows } from './blood-pressure-rows.ts'
import { toFailure } from '#platform/http/to-failure.ts'

const reading = {
  id: 'bp-1',
  timestamp: '2026-11-20T07:42:00',
  utcOffset: '-05:00',
  timeZone: 'America/New_York',
  systolic: 128,
  diastolic: 78,
  pulse: null,
  source: 'DEVICE' as const,
}
/** Decodes an answer as the portal does. */
const read = async (answer: object) =>
  bloodPressureRows(
    await listBloodPressureReadings(
      createPortalClient({
        baseUrl: 'https://portal.example',
        fetch: async () => Response.json(answer),
      }),
      { userId: 'm-1', start: '2026-11-14T00:00:00', end: '2026-11-20T23:59:59' },
    ),
  )
const failure = (answer: object) => read(answer).catch((thrown: unknown) => toFailure(thrown))

test('BP-001: reads the readings from bpReadings', async () => {
  expect(await read({ bpReadings: [reading] })).toEqual({ items: [reading], leftOut: 0 })
})

test.each([
  { systolic: 128.5 },
  { systolic: '128' },
  { systolic: 301 },
  { diastolic: null },
  { timestamp: '2026-11-20T07:42:00Z' },
  { timestamp: 'yesterday' },
  { utcOffset: 'EST' },
  { id: undefined },
])('a reading with %j is left out, and the others stay', async (wrong) => {
  expect(await read({ bpReadings: [{ ...reading, ...wrong }, reading] })).toEqual({
    items: [reading],
    leftOut: 1,
  })
})

test('keeps a reading with an unreadable or missing pulse, source or zone', async () => {
  const severe = { ...reading, systolic: 192, diastolic: 124 }
  const wire = [
    { ...severe, pulse: 999, source: 'WATCH' },
    { ...severe, pulse: undefined, source: undefined, timeZone: '' },
  ]
  expect(await read({ bpReadings: wire })).toEqual({
    items: [
      { ...severe, pulse: { type: 'unreadable' }, source: { type: 'unknown', raw: 'WATCH' } },
      {
        ...severe,
        pulse: { type: 'unreadable' },
        timeZone: '-05:00',
        source: { type: 'unknown', raw: '' },
      },
    ],
    leftOut: 0,
  })
})

test('fails when the list is missing or no row can be read', async () => {
  expect(await failure({})).toMatchObject({ _tag: 'ContractBroken' })
  expect(await failure({ bpReadings: [{ id: 'bp-1' }] })).toMatchObject({ _tag: 'ContractBroken' })
  expect(await read({ bpReadings: [] })).toEqual({ items: [], leftOut: 0 })
})

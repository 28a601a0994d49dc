import { afterAll, beforeAll, expect, test } from 'vitest'
import { rpc } from '../../testing/rpc-client.ts'
import { startTestServer, type TestServer } from '../../testing/sandbox-client.ts'

let server: TestServer
let ask: ReturnType<typeof rpc>
let token: string

const bp = (timestamp: string, pulse?: number, more: object = {}) => ({
  timestamp,
  systolic: 120,
  diastolic: 78,
  ...(pulse === undefined ? {} : { pulse }),
  ...more,
})
const march = { startTime: '2026-03-01T00:00:00', endTime: '2026-03-31T23:59:59' }

beforeAll(async () => {
  server = await startTestServer()
  ask = rpc(server, 'pulse', 'portal.pulse.v1.PulseService')
  ;({ token } = await server.member('frank', 'pulse', {
    bloodPressure: [
      bp('2026-03-05T07:42:00', 59),
      bp('2026-03-05T20:00:00', 60),
      bp('2026-03-06T07:40:00'),
      bp('2026-03-07T07:40:00', 100, { source: 'SELF_REPORTED' }),
      bp('2026-03-08T07:40:00', 102),
    ],
  }))
})
afterAll(() => server.close())

test('lists readings with a pulse, newest first, up to the count', async () => {
  const { body, status } = await ask('ListPulseReadings', token, march)
  expect(status).toBe(200)
  expect(body.readings.map((one: { beatsPerMinute: number }) => one.beatsPerMinute)).toEqual([
    102, 100, 60, 59,
  ])
  expect(body.readings[1]).toEqual({
    id: 'bp-s3',
    timestamp: '2026-03-07T07:40:00',
    utcOffset: '-06:00',
    timeZone: 'America/Chicago',
    beatsPerMinute: 100,
    source: 'PULSE_SOURCE_SELF_REPORTED',
  })
  expect(
    (await ask('ListPulseReadings', token, { ...march, count: 1 })).body.readings,
  ).toHaveLength(1)
  expect(await server.violations('pulse')).toEqual([])
})

test('pulse statistics count 60 and 100 as usual', async () => {
  expect((await ask('GetPulseStats', token, march)).body).toEqual({
    readingCount: 4,
    readingDayCount: 3,
    average: 80,
    lowest: 59,
    highest: 102,
    belowUsualCount: 1,
    usualCount: 2,
    aboveUsualCount: 1,
  })
  expect(
    (
      await ask('GetPulseStats', token, {
        startTime: '2025-03-01T00:00:00',
        endTime: '2025-03-02T00:00:00',
      })
    ).body,
  ).toEqual({
    readingCount: 0,
    readingDayCount: 0,
    belowUsualCount: 0,
    usualCount: 0,
    aboveUsualCount: 0,
  })
})

test('a range that ends before it starts is an invalid argument', async () => {
  for (const method of ['ListPulseReadings', 'GetPulseStats'])
    expect(
      (await ask(method, token, { startTime: march.endTime, endTime: march.startTime })).body.code,
    ).toBe('invalid_argument')
})

test('each member has separate pulse readings', async () => {
  const other = await server.member('frank', 'no pulse', { bloodPressure: [] })
  expect((await ask('ListPulseReadings', other.token, march)).body).toEqual({})
  expect((await ask('GetPulseStats', 'at-nobody', march)).body.code).toBe('unauthenticated')
})

import { describe, expect, it } from 'vitest'
import * as ask from '../../generated/openapi/calls.ts'
import { contractServer } from '../testing/contract-server.ts'

const { call, member } = contractServer('rosa')
const range = { start: '2026-11-01T00:00:00', end: '2026-11-20T23:59:59' }
type Answer = { readonly status: number; readonly body: unknown }
const invalid = { status: 400, body: expect.objectContaining({ error: 'invalid_request' }) }
const notFound = { status: 404, body: expect.objectContaining({ error: 'not_found' }) }

describe('blood pressure', () => {
  const seed = (timestamp: string, systolic: number, diastolic: number, pulse: number | null) => ({
    timestamp: `2026-11-${timestamp}`,
    systolic,
    diastolic,
    pulse,
    source: 'DEVICE',
  })
  const rosa = () =>
    member('rosa', {
      bloodPressure: [
        seed('20T08:00:00', 128, 80, 70),
        seed('20T07:00:00', 121, 77, null),
        seed('18T07:00:00', 140, 90, 75),
      ],
    })
  const place = { utcOffset: '-05:00', timeZone: 'America/New_York' }

  it('API-080, BP-001, GAP-023, GAP-099: the user id in the path, with start, end and count as formatted dates, returns bpReadings, newest first', async () => {
    const { id, token } = await rosa()
    const list = (userId: string, query: object, asSent: object, answer: Answer) =>
      call('listBloodPressureReadings', {
        token,
        send: ({ rest }) => ask.listBloodPressureReadings(rest, { userId, ...range, ...query }),
        request: {
          line: `GET /v1/users/${userId}/reading/bp`,
          query: { ...range, ...asSent },
          body: undefined,
        },
        answer,
      })
    await list(
      id,
      { count: 2 },
      { count: '2' },
      {
        status: 200,
        body: {
          bpReadings: [
            {
              id: expect.any(String),
              timestamp: '2026-11-20T08:00:00',
              ...place,
              systolic: 128,
              diastolic: 80,
              pulse: 70,
              source: 'DEVICE',
            },
            {
              id: expect.any(String),
              timestamp: '2026-11-20T07:00:00',
              ...place,
              systolic: 121,
              diastolic: 77,
              pulse: null,
              source: 'DEVICE',
            },
          ],
        },
      },
    )
    await list((await member('rosa')).id, {}, {}, notFound)
    await list(id, { start: '2026-11-01' }, { start: '2026-11-01' }, invalid)
  })

  it('API-081, GAP-023: the statistics of start and end are the means of the range', async () => {
    const { token } = await rosa()
    const stats = (query: { start: string; end: string }, answer: Answer) =>
      call('getBloodPressureStats', {
        token,
        send: ({ rest }) => ask.getBloodPressureStats(rest, query),
        request: { line: 'GET /v1/users/me/reading/bp/stats', query, body: undefined },
        answer,
      })
    await stats(range, {
      status: 200,
      body: {
        ...range,
        count: 3,
        daysWithReadings: 2,
        average: { systolic: 130, diastolic: 82, pulse: 73 },
      },
    })
    const empty = { start: '2026-10-01T00:00:00', end: '2026-10-02T00:00:00' }
    await stats(empty, {
      status: 200,
      body: { ...empty, count: 0, daysWithReadings: 0, average: null },
    })
    await stats(
      { start: range.end, end: range.start },
      {
        status: 400,
        body: expect.objectContaining({ error: 'invalid_request', details: ['end'] }),
      },
    )
  })
})

import { describe, expect, it } from 'vitest'
import * as ask from '../../generated/openapi/calls.ts'
import portal from '../../generated/openapi/portal.json' with { type: 'json' }
import { contractServer } from '../testing/contract-server.ts'

const { call, member } = contractServer('rosa')
const json = { 'content-type': 'application/json' }
const range = { start: '2026-11-01T00:00:00', end: '2026-11-20T23:59:59' }
type Answer = { readonly status: number; readonly body: unknown }

const none = {
  eat_code: null,
  OOR_low: false,
  OOR_high: false,
  note: null,
  carb: null,
  feeling_code: null,
  short_float: null,
  long_float: null,
  premix_float: null,
  is_control: false,
}
const seed = (timestamp: string, value: number | null, tags: object) => ({
  timestamp: `2026-11-${timestamp}`,
  value,
  tags: { ...none, ...tags },
})
const lunch = {
  source: 7,
  eat_code: 10,
  carb: 45,
  feeling_code: 9,
  short_float: 2.5,
  long_float: 12,
  premix_float: 0.5,
}
const seeds = [
  seed('20T07:00:00', 118, { source: 1, eat_code: 6, note: 'Rested' }),
  seed('19T12:00:00', 181, lunch),
  seed('18T08:00:00', null, { source: 3, OOR_low: true }),
  seed('17T08:00:00', 110, { source: 1, is_control: true }),
]
const rosa = () => member('rosa', { bloodSugar: seeds })
const list = (token: string, query: object, asSent: object, answer: Answer) =>
  call('listBloodSugarReadings', {
    token,
    send: ({ rest }) => ask.listBloodSugarReadings(rest, { ...range, ...query }),
    request: {
      line: 'GET /v1/users/me/readings/bgs/data',
      query: { ...range, ...asSent },
      body: undefined,
    },
    answer,
  })
const values = (body: unknown) =>
  (body as { bgs: { value: number | null }[] }).bgs.map(({ value }) => value)
const refused = { status: 400, body: expect.objectContaining({ error: 'invalid_request' }) }

describe('listBloodSugarReadings', () => {
  it('API-067, BG-001, BG-002, GAP-099: start, end, count, tagsSource, sortKey and tagsIsControl return bgs, newest first, with every tag', async () => {
    const { token } = await rosa()
    await list(
      token,
      { count: 2, tagsSource: '1,7', sortKey: 'timestamp', tagsIsControl: false },
      { count: '2', tagsSource: '1,7', sortKey: 'timestamp', tagsIsControl: 'false' },
      {
        status: 200,
        body: {
          bgs: [
            {
              id: expect.any(String),
              timestamp: '2026-11-20T07:00:00',
              utcOffset: '-05:00',
              timeZone: 'America/New_York',
              value: 118,
              tags: { ...none, source: 1, eat_code: 6, note: 'Rested' },
              adaTargetRangeExtendedStatus: 'IN_RANGE',
            },
            {
              id: expect.any(String),
              timestamp: '2026-11-19T12:00:00',
              utcOffset: '-05:00',
              timeZone: 'America/New_York',
              value: 181,
              tags: { ...none, ...lunch },
              adaTargetRangeExtendedStatus: 'HIGH',
            },
          ],
        },
      },
    )
  })

  it.each<[string, object, readonly (number | null)[]]>([
    ['without them all readings come', {}, [118, 181, null, 110]],
    ['tagsSource keeps those of these sources', { tagsSource: '3' }, [null]],
    ['tagsIsControl false leaves out control solution', { tagsIsControl: false }, [118, 181, null]],
    ['tagsIsControl true gives nothing else', { tagsIsControl: true }, [110]],
    ['count gives the newest', { count: 1 }, [118]],
    [
      'start and end bound the range, both inclusive',
      { start: '2026-11-18T08:00:00', end: '2026-11-19T12:00:00' },
      [181, null],
    ],
  ])('API-067, GAP-115: %s', async (_, query, expected) => {
    const { token } = await rosa()
    const { answer } = await list(
      token,
      query,
      Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
      { status: 200, body: { bgs: expect.any(Array) } },
    )
    expect(values(answer.body)).toEqual(expected)
  })

  it.each([
    ['a source that is none', { tagsSource: '4' }],
    ['another sort key', { sortKey: 'value' }],
    ['a date without its time', { start: '2026-11-01' }],
    ['a moment with a zone', { start: '2026-11-01T00:00:00Z' }],
  ])('API-067, GAP-099, GAP-115: %s is refused', async (_, query) => {
    const { token } = await rosa()
    await list(token, query as never, query, refused)
  })
})

it('BG-002: the codes of the contract are those of the documents', () => {
  const {
    MealTag,
    Feeling,
    BloodSugarSource,
    BloodSugarTags,
    NewBloodSugarTags,
    BloodSugarReading,
  } = portal.components.schemas
  expect(MealTag.enum).toEqual([6, 7, 8, 9, 10, 11, 12, 13, null])
  expect(Feeling.enum).toEqual([9, 10, 11, 12, 13, 14, 15, 16, 17, null])
  expect(BloodSugarSource.enum).toEqual([1, 2, 3, 7, 11, 13, 14])
  expect(BloodSugarTags.required).toEqual([
    'eat_code',
    'source',
    'OOR_low',
    'OOR_high',
    'note',
    'carb',
    'feeling_code',
    'short_float',
    'long_float',
    'premix_float',
    'is_control',
  ])
  expect([
    NewBloodSugarTags.properties.source.enum,
    NewBloodSugarTags.properties.is_control.enum,
  ]).toEqual([[7], [false]])
  expect(BloodSugarReading.required).toEqual(
    expect.arrayContaining(['timestamp', 'value', 'tags', 'adaTargetRangeExtendedStatus']),
  )
})

describe('typed readings', () => {
  const tags = {
    eat_code: 8,
    source: 7,
    note: 'Soup',
    carb: 40,
    feeling_code: null,
    short_float: 4.4,
    long_float: null,
    premix_float: null,
    is_control: false,
  } as const
  const add = (token: string, body: ask.CreateBloodSugarReadingParams['body'], answer: Answer) =>
    call('createBloodSugarReading', {
      token,
      send: ({ rest }) => ask.createBloodSugarReading(rest, { body }),
      request: { line: 'POST /v1/users/me/readings/bgs/data', headers: json, body },
      answer,
    })

  it('API-078, API-077: POST takes timestamp, value and tags; PATCH takes tags, and the list returns them', async () => {
    const { token } = await rosa()
    const body = { timestamp: '2026-11-20T11:30:00', value: 131, tags }
    const kept = {
      id: expect.any(String),
      timestamp: '2026-11-20T11:30:00',
      utcOffset: '-05:00',
      timeZone: 'America/New_York',
      value: 131,
      tags: { ...none, ...tags },
      adaTargetRangeExtendedStatus: 'SLIGHTLY_HIGH',
    }
    const { result } = await add(token, body, { status: 201, body: kept })
    await add(token, body, {
      status: 409,
      body: expect.objectContaining({ error: 'duplicate_reading' }),
    })
    await add(
      token,
      { ...body, tags: { ...tags, source: 1 as never } },
      { status: 400, body: expect.objectContaining({ details: ['body.tags.source'] }) },
    )
    const id = result!.id
    const change = (
      at: string,
      changed: ask.UpdateBloodSugarReadingParams['body']['tags'],
      answer: Answer,
    ) =>
      call('updateBloodSugarReading', {
        token,
        send: ({ rest }) => ask.updateBloodSugarReading(rest, { id: at, body: { tags: changed } }),
        request: {
          line: `PATCH /v1/users/me/readings/bgs/${at}`,
          headers: json,
          body: { tags: changed },
        },
        answer,
      })
    const now = {
      ...kept,
      id,
      tags: { ...kept.tags, eat_code: 12, note: null },
      adaTargetRangeExtendedStatus: 'IN_RANGE',
    }
    await change(id, { eat_code: 12, note: null }, { status: 200, body: now })
    await change(
      'bg-nobody',
      { eat_code: 12 },
      { status: 404, body: expect.objectContaining({ error: 'not_found' }) },
    )
    await list(token, { count: 1 }, { count: '1' }, { status: 200, body: { bgs: [now] } })
  })
})

it('API-068, GAP-099: the extended statistics of start, end and tagsIsControl count the readings in the range', async () => {
  const { token } = await rosa()
  const stats = (query: object, asSent: object, answer: Answer) =>
    call('getBloodSugarStats', {
      token,
      send: ({ rest }) => ask.getBloodSugarStats(rest, { ...range, ...query }),
      request: {
        line: 'GET /v1/users/me/readings/bgs/stats/extended',
        query: { ...range, ...asSent },
        body: undefined,
      },
      answer,
    })
  const figures = (more: object) => expect.objectContaining({ ...range, ...more })
  await stats(
    { tagsIsControl: false },
    { tagsIsControl: 'false' },
    {
      status: 200,
      body: figures({
        daysWithReadings: 3,
        overall: expect.objectContaining({
          count: 3,
          belowMeter: 1,
          aboveMeter: 0,
          average: 150,
          lowest: 118,
          highest: 181,
        }),
      }),
    },
  )
  await stats(
    { tagsIsControl: true },
    { tagsIsControl: 'true' },
    {
      status: 200,
      body: figures({
        daysWithReadings: 1,
        overall: expect.objectContaining({ count: 1, average: 110 }),
      }),
    },
  )
  await stats(
    { end: '2026-10-01T00:00:00' },
    { end: '2026-10-01T00:00:00' },
    { status: 400, body: expect.objectContaining({ error: 'invalid_request', details: ['end'] }) },
  )
})

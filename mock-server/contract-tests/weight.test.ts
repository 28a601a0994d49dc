import { describe, expect, it } from 'vitest'
import * as ask from '../../generated/openapi/calls.ts'
import { contractServer } from '../testing/contract-server.ts'

const { call, member } = contractServer('rosa', 'wes', 'edith')
const json = { 'content-type': 'application/json' }
const range = { start: '2026-11-01T00:00:00', end: '2026-11-20T23:59:59' }
type Answer = { readonly status: number; readonly body: unknown }
const invalid = { status: 400, body: expect.objectContaining({ error: 'invalid_request' }) }
const notFound = { status: 404, body: expect.objectContaining({ error: 'not_found' }) }

describe('weight', () => {
  const seeds = [
    { daysAgo: 0, time: '07:00', pounds: 190.2 },
    { daysAgo: 1, time: '07:00', pounds: 210, isIrregular: true },
    { daysAgo: 5, time: '07:00', pounds: 192 },
    { daysAgo: 20, time: '07:00', pounds: 195.5 },
  ]
  const rosa = () => member('rosa', { weight: seeds })
  const list = (
    token: string,
    query: ask.ListWeightReadingsParams,
    asSent: object,
    answer: Answer,
  ) =>
    call('listWeightReadings', {
      token,
      send: ({ rest }) => ask.listWeightReadings(rest, query),
      request: { line: 'GET /v1/users/me/reading/weights', query: asSent, body: undefined },
      answer,
    })
  const reading = (measurementTime: string, normalizedWeightLb: number, isIrregular = false) => ({
    id: expect.any(String),
    measurementTime,
    utcOffset: '-05:00',
    timeZone: 'America/New_York',
    normalizedWeightLb,
    isIrregular,
    biometrics: null,
    source: 'DEVICE',
  })
  const today = reading('2026-11-20T07:00:00', 190.2)
  const yesterday = reading('2026-11-19T07:00:00', 210, true)
  const monday = reading('2026-11-15T07:00:00', 192)
  const long = reading('2026-10-31T07:00:00', 195.5)

  it('API-082, WT-011, GAP-099: start, end, count and isIrregular are optional; weightReadings have id, time, pounds, isIrregular and biometrics', async () => {
    const { token } = await rosa()
    const all = [today, yesterday, monday, { ...long, utcOffset: '-04:00' }]
    await list(token, {}, {}, { status: 200, body: { weightReadings: all } })
    await list(
      token,
      { count: 2 },
      { count: '2' },
      { status: 200, body: { weightReadings: all.slice(0, 2) } },
    )
    await list(
      token,
      { isIrregular: true },
      { isIrregular: 'true' },
      { status: 200, body: { weightReadings: [yesterday] } },
    )
    await list(
      token,
      { isIrregular: false, ...range },
      { isIrregular: 'false', ...range },
      { status: 200, body: { weightReadings: [today, monday] } },
    )
    await list(token, { count: 0 }, { count: '0' }, invalid)
  })

  it('WT-012: the biometrics of a scale for body composition are bodyFatPercentage and musclePercentage', async () => {
    const { token } = await member('wes')
    await list(
      token,
      { count: 1 },
      { count: '1' },
      {
        status: 200,
        body: {
          weightReadings: [
            expect.objectContaining({
              biometrics: {
                bodyFatPercentage: expect.any(Number),
                musclePercentage: expect.any(Number),
              },
            }),
          ],
        },
      },
    )
  })

  it('API-086: PUT isIrregular marks a reading, and the list has it', async () => {
    const { token } = await rosa()
    const { result } = await list(
      token,
      { count: 1 },
      { count: '1' },
      { status: 200, body: { weightReadings: [today] } },
    )
    const mark = (id: string, isIrregular: boolean, answer: Answer) =>
      call('markWeightReading', {
        token,
        send: ({ rest }) => ask.markWeightReading(rest, { id, body: { isIrregular } }),
        request: {
          line: `PUT /v1/users/me/reading/weight/${id}`,
          headers: json,
          body: { isIrregular },
        },
        answer,
      })
    const { id } = result!.weightReadings.items[0]!
    await mark(id, true, { status: 200, body: { ...today, isIrregular: true } })
    await list(
      token,
      { count: 1 },
      { count: '1' },
      { status: 200, body: { weightReadings: [{ ...today, isIrregular: true }] } },
    )
    await mark('w-nobody', true, notFound)
  })

  const stats = (token: string, query: ask.GetWeightStatsParams, asSent: object, answer: Answer) =>
    call('getWeightStats', {
      token,
      send: ({ rest }) => ask.getWeightStats(rest, query),
      request: { line: 'GET /v1/users/me/reading/weight/stats', query: asSent, body: undefined },
      answer,
    })

  it('API-083, WT-013, GAP-115: returns the change of each duration, irregular readings apart; without durations it returns all six', async () => {
    const { token } = await rosa()
    const overallStats = {
      currentWeightReading: today,
      startingWeightReading: { ...long, utcOffset: '-04:00' },
      change: -5.3,
    }
    await stats(
      token,
      { durations: '7,30' },
      { durations: '7,30' },
      {
        status: 200,
        body: {
          stats: [
            { duration: 7, change: -1.8 },
            { duration: 30, change: -5.3 },
          ],
          overallStats,
          bodyFatStats: null,
          muscleMassStats: null,
        },
      },
    )
    const { answer } = await stats(
      token,
      {},
      {},
      { status: 200, body: expect.objectContaining({ overallStats }) },
    )
    expect(
      (answer.body as { stats: { duration: number }[] }).stats.map(({ duration }) => duration),
    ).toEqual([7, 14, 30, 90, 180, 365])
    await stats(token, { durations: '8' }, { durations: '8' }, invalid)
  })

  it('API-083, WT-013: extended_stats defaults to true and returns body fat and muscle; false leaves them out', async () => {
    const { token } = await member('wes')
    const part = {
      current: expect.any(Number),
      stats: [{ duration: 7, change: expect.any(Number) }],
    }
    const extended = {
      status: 200,
      body: expect.objectContaining({ bodyFatStats: part, muscleMassStats: part }),
    }
    await stats(token, { durations: '7' }, { durations: '7' }, extended)
    await stats(
      token,
      { durations: '7', extended_stats: true },
      { durations: '7', extended_stats: 'true' },
      extended,
    )
    await stats(
      token,
      { durations: '7', extended_stats: false },
      { durations: '7', extended_stats: 'false' },
      { status: 200, body: expect.objectContaining({ bodyFatStats: null, muscleMassStats: null }) },
    )
  })

  const target = (token: string, answer: Answer) =>
    call('getWeightTarget', {
      token,
      send: ({ rest }) => ask.getWeightTarget(rest),
      request: { line: 'GET /v1/users/me/reading/weight/target', body: undefined },
      answer,
    })

  it('API-084, API-085, WT-014: a target has target, weightReadingId, selfEnteredTarget, suggestedTarget and lowestTarget; POST sets it', async () => {
    const { token } = await rosa()
    const lb = (weight: number) => ({ weight, weightUnit: 'LB' })
    const set = (body: ask.SetWeightTargetParams['body'], answer: Answer) =>
      call('setWeightTarget', {
        token,
        send: ({ rest }) => ask.setWeightTarget(rest, { body }),
        request: { line: 'POST /v1/users/me/reading/weight/target', headers: json, body },
        answer,
      })
    const now = {
      target: lb(185),
      weightReadingId: null,
      selfEnteredTarget: lb(185),
      suggestedTarget: lb(180.7),
      lowestTarget: lb(104.5),
    }
    await target(token, { status: 200, body: now })
    await set(
      { target: { weight: 104.4, weightUnit: 'LB' }, weightReadingId: null },
      { status: 422, body: expect.objectContaining({ error: 'below_lowest_target' }) },
    )
    await target(token, { status: 200, body: now })
    const next = {
      ...now,
      target: { weight: 80, weightUnit: 'KG' },
      selfEnteredTarget: { weight: 80, weightUnit: 'KG' },
    }
    await set(
      { target: { weight: 80, weightUnit: 'KG' }, weightReadingId: null },
      { status: 200, body: next },
    )
    await target(token, { status: 200, body: next })
  })

  it('API-084: a member without a weight and without a target has none', async () =>
    target((await member('edith')).token, notFound))
})

import { describe, expect, it } from 'vitest'
import * as ask from '../../generated/openapi/calls.ts'
import { contractServer } from '../testing/contract-server.ts'

const { call, member } = contractServer('rosa', 'nora', 'edith')
const json = { 'content-type': 'application/json' }
type Answer = { readonly status: number; readonly body: unknown }
const labs = '/services/service-athome-labs/users/me'

describe('at-home labs', () => {
  const a1c = [
    {
      id: expect.any(String),
      testType: 'HbA1C',
      quantitativeValue: 6.8,
      unit: '%',
      timestamp: '2026-10-03T09:10:00',
    },
    {
      id: expect.any(String),
      testType: 'HbA1C',
      quantitativeValue: 7.4,
      unit: '%',
      timestamp: '2026-04-04T08:55:00',
    },
  ]

  it('API-039, BG-003: results of testType HbA1C are a list, which is empty where no lab exists', async () => {
    for (const [template, body] of [
      ['rosa', a1c],
      ['edith', []],
    ] as const) {
      const { token } = await member(template)
      await call('listLabOrderResults', {
        token,
        send: ({ rest }) => ask.listLabOrderResults(rest, { testType: 'HbA1C' }),
        request: {
          line: `GET ${labs}/labOrders/results`,
          query: { testType: 'HbA1C' },
          body: undefined,
        },
        answer: { status: 200, body },
      })
    }
  })

  it('API-040: the kidney list has the kidney results, and is empty where there are none', async () => {
    const kidney = (token: string, body: unknown) =>
      call('listKidneyResults', {
        token,
        send: ({ rest }) => ask.listKidneyResults(rest),
        request: { line: `GET ${labs}/results`, body: undefined },
        answer: { status: 200, body },
      })
    const { result } = await kidney(
      (await member('nora')).token,
      expect.arrayContaining([
        {
          id: expect.any(String),
          testType: 'EGFR',
          quantitativeValue: 52,
          unit: 'mL/min/1.73m2',
          timestamp: '2026-09-14T09:00:00',
        },
      ]),
    )
    expect(new Set(result!.items.map(({ testType }) => testType))).toEqual(
      new Set(['EGFR', 'UACR']),
    )
    await kidney((await member('rosa')).token, [])
  })

  it('API-041: returns lab results for a bearer token and a testType', async () => {
    const { token } = await member('rosa')
    const results = (signed: string, testType: 'HbA1C', query: object, answer: Answer) =>
      call('listLabResults', {
        token: signed,
        send: ({ rest }) => ask.listLabResults(rest, { testType }),
        request: {
          line: `GET ${labs}/labResults`,
          query,
          headers: { authorization: `Bearer ${signed}` },
          body: undefined,
        },
        answer,
      })
    await results(token, 'HbA1C', { testType: 'HbA1C' }, { status: 200, body: a1c })
    await results(
      'at-nobody',
      'HbA1C',
      { testType: 'HbA1C' },
      { status: 401, body: expect.objectContaining({ error: 'invalid_token' }) },
    )
    await results(
      token,
      'SUGAR' as never,
      { testType: 'SUGAR' },
      { status: 400, body: expect.objectContaining({ error: 'invalid_request' }) },
    )
  })
})

it('API-042, API-043, KID-003: returns all scores, and the same score for one pillar alone', async () => {
  const { token } = await member('rosa')
  const pillars = [
    ['BLOOD_SUGAR', 68],
    ['BLOOD_PRESSURE', 74],
    ['CHOLESTEROL', null],
    ['WEIGHT', 80],
  ] as const
  const score = ([pillar, value]: readonly [string, number | null]) => ({
    pillar,
    score: value,
    timestamp: '2026-11-18T06:00:00',
  })
  await call('listScores', {
    token,
    send: ({ rest }) => ask.listScores(rest),
    request: { line: 'GET /services/service-cardiometabolic/v1/users/me/scores', body: undefined },
    answer: { status: 200, body: { scores: pillars.map(score) } },
  })
  const one = (pillar: (typeof pillars)[number][0], answer: Answer) =>
    call('getScore', {
      token,
      send: ({ rest }) => ask.getScore(rest, { pillar }),
      request: {
        line: `GET /services/service-cardiometabolic/v1/users/me/scores/${pillar}`,
        body: undefined,
      },
      answer,
    })
  for (const pillar of pillars) await one(pillar[0], { status: 200, body: score(pillar) })
  await one('SLEEP' as never, {
    status: 400,
    body: expect.objectContaining({ error: 'invalid_request' }),
  })
})

describe('the launchpad', () => {
  const line = '/services/service-journey-guidance/v1/users/me'
  const read = (token: string, items: unknown) =>
    call('getLaunchpad', {
      token,
      send: ({ rest }) => ask.getLaunchpad(rest),
      request: { line: `GET ${line}/launchpad`, body: undefined },
      answer: { status: 200, body: { items } },
    })
  const step = (name: string, status: string) => ({ name, status })
  const fresh = [step('DEVICES', 'NOT_STARTED'), step('COACHING', 'NOT_STARTED')]

  it('API-005, API-044, API-045, GAP-088, GAP-101: PATCH of the item named COACHING sets its status, and GET has it', async () => {
    const { token } = await member('edith')
    const patch = (body: ask.UpdateLaunchpadParams['body'], answer: Answer) =>
      call('updateLaunchpad', {
        token,
        send: ({ rest }) => ask.updateLaunchpad(rest, { body }),
        request: { line: `PATCH ${line}/launchpad`, headers: json, body },
        answer,
      })
    await read(token, fresh)
    const coached = [fresh[0], step('COACHING', 'COMPLETED')]
    await patch(
      { name: 'COACHING', status: 'COMPLETED' },
      { status: 200, body: { items: coached } },
    )
    await patch(
      { name: 'COACHING', status: 'DONE' as never },
      { status: 400, body: expect.objectContaining({ details: ['body.status'] }) },
    )
    await read(token, coached)
  })

  it('API-046, API-047: the onboarding display has its items, and DELETE puts the launchpad away', async () => {
    const { token } = await member('edith')
    const display = (body: object) =>
      call('getOnboardingDisplay', {
        token,
        send: ({ rest }) => ask.getOnboardingDisplay(rest),
        request: { line: `GET ${line}/onboarding/display`, body: undefined },
        answer: { status: 200, body },
      })
    await display({ display: true, items: fresh })
    await call('deleteLaunchpad', {
      token,
      send: ({ rest }) => ask.deleteLaunchpad(rest),
      request: { line: `DELETE ${line}/launchpad`, body: undefined },
      answer: { status: 204, body: undefined },
    })
    await read(token, [])
  })
})

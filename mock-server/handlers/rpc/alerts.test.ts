import { afterAll, beforeAll, expect, test } from 'vitest'
import { addReadings, type WeightRow } from '../../database/tables/readings.ts'
import { rpc } from '../../testing/rpc-client.ts'
import { startTestServer, type TestServer } from '../../testing/sandbox-client.ts'

let server: TestServer
let flows: ReturnType<typeof rpc>
let stage: ReturnType<typeof rpc>
beforeAll(async () => {
  server = await startTestServer({ members: ['frank', 'walter'] })
  flows = rpc(server, 'alertFlow', 'portal.alert_flow.v1.AlertFlowService')
  stage = rpc(server, 'alertStage', 'portal.alert_stage.v1.AlertStageService')
})
afterAll(() => server.close())

/** A copy at 14:00 on 20 November 2026 in Chicago with these readings only. */
const at = async (template: string, scenario: string, readings: object) => {
  await server.control('POST', 'clock', { scenario, now: '2026-11-20T20:00:00Z' })
  return server.member(template, scenario, readings)
}
/** Matches a time shortly after the clock was set, because the clock keeps running. */
const soonAfter = (minute: string) =>
  expect.stringMatching(new RegExp(`^${minute.slice(0, -1)}\\d:\\d\\dZ$`))
const list = async (token: string, request = {}) =>
  (await flows('ListAlertFlows', token, request)).body.flows ?? []
const severe = {
  bloodPressure: [
    { timestamp: '2026-11-20T07:42:00', systolic: 186, diastolic: 112 },
    { timestamp: '2026-11-19T07:42:00', systolic: 190, diastolic: 112 },
    { timestamp: '2026-11-20T09:00:00', systolic: 180, diastolic: 120 },
  ],
}

test('a severe reading of the last day opens a flow that leads to an outcome', async () => {
  const { token } = await at('frank', 'alert', severe)
  const [flow, ...others] = await list(token)
  expect(others).toEqual([])
  expect(flow).toMatchObject({
    kind: 'ALERT_FLOW_KIND_BLOOD_PRESSURE_SEVERE',
    status: 'ALERT_FLOW_STATUS_OPEN',
    startTime: '2026-11-20T13:42:00Z',
    reading: {
      readingCategory: 'bp_monitor',
      timestamp: '2026-11-20T07:42:00',
      utcOffset: '-06:00',
      bloodPressure: { systolic: 186, diastolic: 112 },
    },
  })
  const first = (await stage('GetAlertStage', token, { flowId: flow.id })).body.stage
  expect(first).toMatchObject({ question: { code: 'BP_SYMPTOMS' }, maxRemainingQuestionCount: 2 })
  const answer = (questionCode: string, answerCode: string, headers = {}) =>
    stage('UpdateAlertStage', token, { flowId: flow.id, questionCode, answerCode }, headers)
  expect(
    (await answer('BP_SYMPTOMS', 'NO', { 'accept-language': 'es-US' })).body.stage,
  ).toMatchObject({
    answeredQuestions: [{ answerText: 'No' }],
    question: { code: 'BP_AGAIN', text: '¿Descansó unos minutos y se midió otra vez?' },
  })
  expect((await answer('BP_AGAIN', 'PERHAPS')).body.code).toBe('invalid_argument')
  expect((await answer('LOW_DANGER', 'YES')).headers.get('reason')).toBe('NOT_ASKED')
  const end = (await answer('BP_AGAIN', 'NOT_YET')).body.stage
  expect(end).toMatchObject({
    outcome: {
      code: 'BP_MEASURE_AGAIN',
      urgency: 'ALERT_URGENCY_MEASURE_AGAIN',
      remeasurementDelayMinutes: 5,
    },
  })
  expect((await stage('GetAlertStage', token, { flowId: flow.id })).body.stage).toEqual(end)
  expect(await list(token)).toMatchObject([
    {
      id: flow.id,
      status: 'ALERT_FLOW_STATUS_COMPLETED',
      outcomeCode: 'BP_MEASURE_AGAIN',
      closeTime: soonAfter('2026-11-20T20:00'),
    },
  ])
  expect(await list(token, { openOnly: true })).toEqual([])
  expect((await answer('BP_SYMPTOMS', 'YES')).headers.get('reason')).toBe('ALREADY_COMPLETED')
  expect((await flows('DismissAlertFlow', token, { flowId: flow.id })).headers.get('reason')).toBe(
    'ALREADY_COMPLETED',
  )
  expect(await server.violations('alert')).toEqual([])
})

test('an untouched flow ends after a day; a started one stays', async () => {
  const scenario = 'alert day'
  const [untouched, begun] = [
    await at('frank', scenario, severe),
    await at('frank', scenario, severe),
  ]
  expect(await list(untouched.token)).toHaveLength(1)
  await stage('UpdateAlertStage', begun.token, {
    flowId: (await list(begun.token))[0].id,
    questionCode: 'BP_SYMPTOMS',
    answerCode: 'NO',
  })
  await server.control('POST', 'clock', { scenario, now: '2026-11-22T14:00:00Z' })
  expect(await list(await server.token(untouched.username))).toEqual([])
  expect(await list(await server.token(begun.username))).toMatchObject([
    { status: 'ALERT_FLOW_STATUS_OPEN' },
  ])
})

test('the member may start a flow below 70, but none for an ordinary reading', async () => {
  const { token } = await at('walter', 'alert low', {
    bloodSugar: [
      { timestamp: '2026-11-20T06:50:00', value: 66 },
      { timestamp: '2026-11-20T09:00:00', value: 120 },
    ],
  })
  expect(await list(token)).toEqual([])
  const { bgs } = (
    await server.call(
      '/v1/users/me/readings/bgs/data?start=2026-11-01T00:00:00&end=2026-11-30T00:00:00&tagsIsControl=false',
      { token },
    )
  ).body
  const idOf = (value: number) =>
    bgs.find((reading: { value: number }) => reading.value === value).id
  const start = (readingId: string) =>
    flows('StartAlertFlow', token, { readingCategory: 'bg_meter', readingId })
  const { flow } = (await start(idOf(66))).body
  expect(flow).toMatchObject({
    kind: 'ALERT_FLOW_KIND_BLOOD_SUGAR_LOW',
    reading: { bloodSugar: { value: 66 } },
    startTime: soonAfter('2026-11-20T20:00'),
  })
  expect((await start(idOf(66))).body.flow).toEqual(flow)
  expect(await list(token)).toEqual([flow])
  const ordinary = await start(idOf(120))
  expect([ordinary.body.code, ordinary.headers.get('reason')]).toEqual([
    'failed_precondition',
    'NOTHING_TO_ASK',
  ])
  expect((await start('nothing')).body.code).toBe('not_found')
  const dismissed = (await flows('DismissAlertFlow', token, { flowId: flow.id })).body.flow
  expect(dismissed).toMatchObject({
    status: 'ALERT_FLOW_STATUS_DISMISSED',
    closeTime: soonAfter('2026-11-20T20:00'),
  })
  expect((await flows('DismissAlertFlow', token, { flowId: flow.id })).body.flow).toEqual(dismissed)
  expect(
    (
      await stage('UpdateAlertStage', token, {
        flowId: flow.id,
        questionCode: 'LOW_DANGER',
        answerCode: 'NO',
      })
    ).headers.get('reason'),
  ).toBe('DISMISSED')
  expect(await server.violations('alert%20low')).toEqual([])
})

test('with heart failure a sudden weight gain opens a flow by the care team’s limits', async () => {
  const { id, token } = await at('frank', 'alert gain', { bloodPressure: [] })
  const weighed = (day: string, weight_lb: number): WeightRow => ({
    id: `gain-${day}`,
    at_ms: Date.parse(`2026-11-${day}T13:00:00Z`),
    local_time: `2026-11-${day}T07:00:00`,
    utc_offset: -360,
    time_zone: 'America/Chicago',
    weight_lb,
    weight_as_read: null,
    body_fat: null,
    muscle: null,
    is_irregular: 0,
    source: 'DEVICE',
  })
  const { store } = server.mock.sandbox
  await store.run('DELETE FROM weight_readings WHERE member_id = ?', [id])
  await addReadings(store, 'weight_readings', id, [weighed('14', 208), weighed('19', 211)])
  expect(await list(token)).toEqual([])
  await addReadings(store, 'weight_readings', id, [weighed('20', 213.4)])
  expect(await list(token)).toMatchObject([
    {
      kind: 'ALERT_FLOW_KIND_WEIGHT_SUDDEN_GAIN',
      reading: { weight: { weightLb: 213.4, gainedLb: 5.4, gainPeriodDays: 6 } },
    },
  ])
  expect(await server.violations('alert%20gain')).toEqual([])
})

test('another member’s flow is not found', async () => {
  const frank = await at('frank', 'alert mine', severe)
  const [flow] = await list(frank.token)
  const { token } = await at('walter', 'alert other', {})
  for (const [call, method, request] of [
    [stage, 'GetAlertStage', { flowId: flow.id }],
    [stage, 'UpdateAlertStage', { flowId: flow.id, questionCode: 'BP_SYMPTOMS', answerCode: 'NO' }],
    [flows, 'DismissAlertFlow', { flowId: flow.id }],
    [flows, 'StartAlertFlow', { readingCategory: 'bp_monitor', readingId: flow.reading.id }],
  ] as const) {
    expect((await call(method, token, request)).body.code).toBe('not_found')
    expect((await call(method, 'at-nobody', request)).body.code).toBe('unauthenticated')
  }
})

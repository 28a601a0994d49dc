import { afterAll, beforeAll, expect, test } from 'vitest'
import { updateFact } from '../../database/facts/facts.ts'
import { rpc } from '../../testing/rpc-client.ts'
import { startTestServer, type TestServer } from '../../testing/sandbox-client.ts'

let server: TestServer
let ask: ReturnType<typeof rpc>

beforeAll(async () => {
  server = await startTestServer()
  ask = rpc(server, 'biometrics', 'portal.biometrics.v1.BiometricsService')
})
afterAll(() => server.close())

const person = async (template: string, scenario: string, weight: object[]) => {
  await server.control('POST', 'clock', { scenario, now: '2026-03-31T18:00:00Z' })
  return server.member(template, scenario, { weight })
}
const at = (day: number, pounds: number, more: object = {}) => ({
  timestamp: `2026-03-${String(day).padStart(2, '0')}T06:50:00`,
  pounds,
  ...more,
})
const composed = {
  readingId: 'w-s0',
  measurementTime: '2026-03-29T06:50:00',
  utcOffset: '-05:00',
  timeZone: 'America/Chicago',
  weightLb: 200,
  bodyFatPercentage: 31.5,
  musclePercentage: 30,
  bodyFatLb: 63,
  muscleLb: 60,
}

test('returns the newest regular weight with its index, and the newest body composition', async () => {
  const { token } = await person('wes', 'biometrics', [
    at(29, 200, { bodyFat: 31.5, muscle: 30 }),
    at(30, 169),
    at(31, 142, { isIrregular: true, bodyFat: 20 }),
  ])
  expect((await ask('GetBiometrics', token)).body).toEqual({
    biometrics: {
      heightInches: 69,
      weightLb: 169,
      weightMeasurementTime: '2026-03-30T06:50:00',
      bodyMassIndex: 25,
      bodyMassIndexClass: 'BODY_MASS_INDEX_CLASS_OVERWEIGHT',
      bodyComposition: composed,
    },
  })
  expect(await server.violations('biometrics')).toEqual([])
})

test('the index requires the height of the health information', async () => {
  const { id, token } = await person('frank', 'height', [at(30, 203)])
  await updateFact(server.mock.sandbox.store, id, 'health', (before) => ({
    ...before,
    heightInches: null,
  }))
  expect((await ask('GetBiometrics', token)).body.biometrics).toEqual({
    weightLb: 203,
    weightMeasurementTime: '2026-03-30T06:50:00',
    weightGainLimits: [
      { periodDays: 1, gainLb: 3 },
      { periodDays: 7, gainLb: 5 },
    ],
  })
  expect((await ask('SetHeight', token, { heightInches: 69 })).body.biometrics).toMatchObject({
    heightInches: 69,
    bodyMassIndex: 30,
    bodyMassIndexClass: 'BODY_MASS_INDEX_CLASS_OBESITY_CLASS_1',
  })
  expect((await server.call('/v1/users/me/info/health', { token })).body.heightInches).toBe(69)
  expect((await ask('SetHeight', token, { heightInches: 12 })).body.code).toBe('invalid_argument')
})

test('adds a typed weight to the log, once', async () => {
  const { token } = await person('pia', 'typed weight', [])
  const added = await ask('AddWeight', token, {
    measurementTime: '2026-03-31T07:05:00',
    weightLb: 170.04,
  })
  expect(added.body.biometrics).toMatchObject({
    weightLb: 170,
    weightMeasurementTime: '2026-03-31T07:05:00',
  })
  const listed = (await server.call('/v1/users/me/reading/weights', { token })).body.weightReadings
  expect(listed).toEqual([
    expect.objectContaining({
      id: added.body.readingId,
      normalizedWeightLb: 170,
      source: 'SELF_REPORTED',
      isIrregular: false,
      biometrics: null,
    }),
  ])
  expect(
    (await ask('AddWeight', token, { measurementTime: '2026-03-31T07:05:00', weightLb: 170 })).body
      .code,
  ).toBe('already_exists')
  expect(await server.violations('typed%20weight')).toEqual([])
})

test('a typed weight may use a time zone abroad, but not an unknown one', async () => {
  const { token } = await person('pia', 'weighed abroad', [])
  const there = { measurementTime: '2026-03-31T19:30:00', weightLb: 170 }
  expect((await ask('AddWeight', token, there)).body.code).toBe('failed_precondition')
  expect(
    (await ask('AddWeight', token, { ...there, timeZone: 'Europe/Madrid' })).body.biometrics,
  ).toMatchObject({ weightMeasurementTime: there.measurementTime })
  const listed = (await server.call('/v1/users/me/reading/weights', { token })).body.weightReadings
  expect(listed).toEqual([
    expect.objectContaining({
      measurementTime: there.measurementTime,
      utcOffset: '+02:00',
      timeZone: 'Europe/Madrid',
    }),
  ])
  expect(
    (await ask('AddWeight', token, { ...there, timeZone: 'Europe/Nowhere' })).body.message,
  ).toMatch(/no such day/)
  expect(await server.violations('weighed%20abroad')).toEqual([])
})

test.each([
  ['2026-03-31T14:15:00', /future/, /aún no ha llegado/],
  ['2026-02-30T07:00:00', /no such day/, /no existe/],
])('%s is refused, in the member’s language', async (measurementTime, english, spanish) => {
  const { token } = await person('pia', `refused ${measurementTime}`, [])
  const refused = await ask('AddWeight', token, { measurementTime, weightLb: 170 })
  expect([refused.body.code, refused.body.message]).toEqual([
    'failed_precondition',
    expect.stringMatching(english),
  ])
  expect(
    (
      await ask(
        'AddWeight',
        token,
        { measurementTime, weightLb: 170 },
        { 'accept-language': 'es-US' },
      )
    ).body.message,
  ).toMatch(spanish)
  expect(
    (await server.call('/v1/users/me/reading/weights', { token })).body.weightReadings,
  ).toEqual([])
})

test('lists body compositions of a range without irregular ones and plain weights', async () => {
  const { token } = await person('wes', 'compositions', [
    at(29, 200, { bodyFat: 31.5, muscle: 30 }),
    at(30, 199),
    at(31, 142, { isIrregular: true, bodyFat: 20 }),
  ])
  expect(
    (
      await ask('ListBodyCompositions', token, {
        startTime: '2026-03-01T00:00:00',
        endTime: '2026-03-31T23:59:59',
      })
    ).body.bodyCompositions,
  ).toEqual([composed])
  expect(
    (
      await ask('ListBodyCompositions', token, {
        startTime: '2026-03-31T00:00:00',
        endTime: '2026-03-01T00:00:00',
      })
    ).body.code,
  ).toBe('invalid_argument')
})

test('each member has separate biometrics', async () => {
  const { token } = await person('wes', 'own', [])
  expect((await ask('GetBiometrics', token)).body.biometrics).toEqual({ heightInches: 69 })
  for (const method of ['GetBiometrics', 'ListBodyCompositions'])
    expect((await ask(method, 'at-nobody')).body.code).toBe('unauthenticated')
})

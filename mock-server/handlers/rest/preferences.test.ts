import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/sandbox-client.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ members: ['rosa', 'carmen'] })
})
afterAll(() => server.close())

const path = '/v1/users/me/prefs/apps'
const pref = (prefName: string, prefVal: string, appInstId = 0) => ({
  appId: 1,
  appInstId,
  prefName,
  prefVal,
})
const list = async (token: string) => (await server.call(path, { token })).body.prefs
const save = (token: string, prefs: readonly object[]) =>
  server.call(path, {
    method: 'POST',
    token,
    body: JSON.stringify(prefs),
    headers: { 'content-type': 'application/json' },
  })

test('lists saved preferences, replaces one of the same name and keeps the rest', async () => {
  const { token } = await server.member('rosa', 'prefs')
  expect(await list(token)).toEqual([pref('language', 'EN')])
  expect((await save(token, [pref('banner', 'seen'), pref('unit', 'mg')])).status).toBe(200)
  const { body } = await save(token, [
    pref('unit', 'mmol'),
    pref('unit', 'mg/dL'),
    pref('unit', 'other', 2),
  ])
  expect(body.prefs).toEqual([
    pref('language', 'EN'),
    pref('banner', 'seen'),
    pref('unit', 'mg/dL'),
    pref('unit', 'other', 2),
  ])
  expect(await list(token)).toEqual(body.prefs)
  expect(await server.violations('prefs')).toEqual([])
})

test('the language preference is the account’s language', async () => {
  const { token } = await server.member('carmen', 'language')
  expect((await list(token))[0]).toEqual(pref('language', 'ES'))
  await save(token, [pref('language', 'EN')])
  expect((await server.call('/v1/users/me/info/locale?appId=1', { token })).body.locale).toBe(
    'en-US',
  )
  const refused = await save(token, [pref('banner', 'seen'), pref('language', 'FR')])
  expect([refused.status, refused.body.error, refused.body.details]).toEqual([
    422,
    'invalid_preference',
    ['language'],
  ])
  expect(await list(token)).toEqual([pref('language', 'EN')])
})

test('keeps concurrent preferences, refuses too many, and separates members', async () => {
  const { token } = await server.member('rosa', 'at once')
  await Promise.all(Array.from({ length: 12 }, (_, index) => save(token, [pref(`p${index}`, 'x')])))
  expect(await list(token)).toHaveLength(13)
  expect(
    (
      await save(
        token,
        Array.from({ length: 181 }, (_, index) => pref(`q${index}`, 'x')),
      )
    ).status,
  ).toBe(409)
  expect(await list(token)).toHaveLength(13)
  const { token: other } = await server.member('rosa', 'other')
  expect(await list(other)).toHaveLength(1)
})

test('refuses invalid alert preferences', async () => {
  const { token } = await server.member('rosa', 'alert prefs')
  const alerts = async () =>
    (await server.call('/v1/users/me/settings/alerts/bg', { token })).body.preferences
  await save(token, [
    pref('BGLowerLimit', '65'),
    pref('prefMeth', 'SMS'),
    pref('OptIntoAlerts', 'false'),
  ])
  expect(await alerts()).toMatchObject({ BGLowerLimit: 65, prefMeth: 'SMS', OptIntoAlerts: false })
  for (const [name, value] of [
    ['BGLowerLimit', '19'],
    ['BGUpperLimit', '601'],
    ['prefMeth', 'PIGEON'],
    ['StartBlTime', '24:00'],
    ['OptIntoNightAlt', 'yes'],
    ['BGUpperLimit', '65'],
  ] as const) {
    const refused = await save(token, [pref(name, value)])
    expect(
      [refused.status, refused.body.error, refused.body.details?.includes(name)],
      `${name} ${value}`,
    ).toEqual([422, 'invalid_preference', true])
  }
  // A preference of the same name in another app is independent.
  expect((await save(token, [{ ...pref('prefMeth', 'PIGEON'), appId: 7 }])).status).toBe(200)
  expect(await alerts()).toMatchObject({
    BGLowerLimit: 65,
    BGUpperLimit: 400,
    prefMeth: 'SMS',
    StartBlTime: '22:00',
  })
})

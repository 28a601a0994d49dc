import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/sandbox-client.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ members: ['rosa', 'edith'] })
})
afterAll(() => server.close())

const path = '/v1/users/me/info/health'
const save = (token: string, body: object, language = 'en-US') =>
  server.call(path, {
    method: 'PUT',
    token,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'accept-language': language },
  })
const read = async (token: string) => (await server.call(path, { token })).body

test('returns saved answers including special values, for each member separately', async () => {
  const { token } = await server.member('rosa', 'health')
  const before = await read(token)
  expect(before).toMatchObject({
    heightInches: 63,
    pronouns: 'SHE_HER',
    sexualOrientation: 'PREFER_NOT_TO_SAY',
  })
  const told = {
    ...before,
    a1cTenths: 140,
    race: ['DK'],
    sexualOrientation: 'DK',
    genderIdentity: 'PREFER_NOT_TO_SAY',
    pronouns: null,
    conditions: [{ condition: 'OTHER', diagnosisYear: 1961 }],
  }
  expect(await save(token, told)).toMatchObject({ status: 200, body: told })
  expect(await read(token)).toEqual(told)
  const { token: other } = await server.member('edith', 'health other')
  expect(await read(other)).toMatchObject({ heightInches: null, race: [], conditions: [] })
  expect(await server.violations('health')).toEqual([])
})

test('an invalid profile is refused and changes nothing', async () => {
  const { token } = await server.member('rosa', 'health rules')
  const before = await read(token)
  const refused = async (change: object) => {
    const { status, body } = await save(token, { ...before, ...change })
    return [status, body.error, body.details]
  }
  const year = (diagnosisYear: number) => ({ conditions: [{ condition: 'OTHER', diagnosisYear }] })
  expect(await refused({ race: ['WHITE', 'PREFER_NOT_TO_SAY'] })).toEqual([
    422,
    'exclusive_answer',
    ['race'],
  ])
  expect(await refused({ conditions: [before.conditions[0], before.conditions[0]] })).toEqual([
    422,
    'repeated_condition',
    ['conditions.1'],
  ])
  // The member was born in 1961.
  expect(await refused(year(1960))).toEqual([
    422,
    'invalid_diagnosis_year',
    ['conditions.0.diagnosisYear'],
  ])
  expect(await refused(year(2199))).toEqual([
    422,
    'invalid_diagnosis_year',
    ['conditions.0.diagnosisYear'],
  ])
  expect((await save(token, { ...before, race: ['DK', 'ASIAN'] }, 'es-US')).body.message).toContain(
    'No lo sé',
  )
  for (const change of [
    { a1cTenths: 141 },
    { a1cTenths: 39 },
    { race: ['DK', 'DK'] },
    { pronouns: 'IT' },
    { weight: 1 },
  ])
    expect((await save(token, { ...before, ...change })).status).toBe(400)
  expect(await read(token)).toEqual(before)
})

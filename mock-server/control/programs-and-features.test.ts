import { afterAll, beforeAll, expect, test } from 'vitest'
import { rpc } from '../testing/rpc-client.ts'
import { startTestServer, type TestServer } from '../testing/sandbox-client.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ members: ['edith', 'paul'] })
})
afterAll(() => server.close())

const order = (name: 'programs' | 'features', body: object) => server.control('POST', name, body)
const programs = async (token: string): Promise<string[]> =>
  (
    await rpc(server, 'programs', 'portal.programs.v1.ProgramsService')('ListPrograms', token)
  ).body.programs.map(
    ({ dbSlug, status }: { dbSlug: string; status: string }) => `${dbSlug} ${status}`,
  )

test('a changed program is visible to its member only, in catalog order', async () => {
  const { id, token } = await server.member('paul', 'accepted')
  const other = await server.member('paul', 'not accepted')
  expect(
    (await order('programs', { memberId: id, program: 'hypertension', status: 'ACTIVE' })).body,
  ).toEqual({ programs: [{ program: 'hypertension', status: 'ACTIVE' }] })
  await order('programs', { memberId: id, program: 'diabetes', status: 'USER_ACTION_REQUIRED' })
  expect(await programs(token)).toEqual([
    'DIABETES PROGRAM_STATUS_USER_ACTION_REQUIRED',
    'HYPERTENSION PROGRAM_STATUS_ACTIVE',
  ])
  await order('programs', { memberId: id, program: 'diabetes', status: null })
  expect(await programs(token)).toEqual(['HYPERTENSION PROGRAM_STATUS_ACTIVE'])
  expect(await programs(other.token)).toEqual(['HYPERTENSION PROGRAM_STATUS_PENDING'])
})

test('a program adds and removes the food log, courses and supplies', async () => {
  const { id, token } = await server.member('paul', 'guards')
  const reaches = async () => ({
    food: (
      await rpc(server, 'foodLog', 'portal.food_log.v1.FoodLogService')('ListUsualFoods', token)
    ).status,
    courses:
      (
        await rpc(
          server,
          'education',
          'portal.education.v1.EducationService',
        )('ListEducationPrograms', token)
      ).body.programs?.length ?? 0,
    strips: (
      await server.call('/v1/users/me/supplies/bgStrips/eligibility', { token })
    ).body.errors.map(({ code }: { code: number }) => code),
  })
  const outside = await reaches()
  expect(outside).toEqual({ food: 403, courses: 0, strips: [171] })
  for (const program of ['prediabetes', 'diabetes'])
    await order('programs', { memberId: id, program, status: 'ACTIVE' })
  expect(await reaches()).toEqual({ food: 200, courses: 1, strips: [200] })
  for (const program of ['prediabetes', 'diabetes'])
    await order('programs', { memberId: id, program, status: 'INACTIVE' })
  expect(await reaches()).toEqual(outside)
})

test('turns a feature on and off', async () => {
  const { id, token } = await server.member('edith', 'feature')
  const state = async () =>
    (await server.call('/v1/users/me/platform/features/config', { token })).body.features.find(
      ({ name }: { name: string }) => name === 'DYSLIPIDEMIA',
    )
  expect(await state()).toEqual({ name: 'DYSLIPIDEMIA', state: 'DISABLED' })
  expect(
    (await order('features', { memberId: id, feature: 'DYSLIPIDEMIA', enabled: true })).body,
  ).toEqual({ feature: 'DYSLIPIDEMIA', enabled: true })
  expect(await state()).toEqual({ name: 'DYSLIPIDEMIA', state: 'ENABLED' })
  expect(await server.violations('feature')).toEqual([])
})

test('explains invalid requests with the valid values', async () => {
  const { id } = await server.member('edith', 'mistakes')
  const wrong = async (name: 'programs' | 'features', body: object) => {
    const answer = await order(name, body)
    return [answer.status, answer.body.error]
  }
  expect(await wrong('programs', { memberId: id, program: 'FOOD', status: 'ACTIVE' })).toEqual([
    400,
    expect.stringContaining('heartFailure'),
  ])
  expect(await wrong('programs', { memberId: id, program: 'diabetes', status: 'active' })).toEqual([
    400,
    expect.stringContaining('USER_ACTION_REQUIRED'),
  ])
  expect(
    await wrong('programs', { memberId: 'm-nobody', program: 'diabetes', status: 'ACTIVE' }),
  ).toEqual([404, 'there is no such member'])
  expect(await wrong('features', { memberId: id, feature: 'REMINDER', enabled: true })).toEqual([
    400,
    expect.stringContaining('REMINDERS'),
  ])
  expect(await wrong('features', { memberId: id, feature: 'REMINDERS' })).toEqual([
    400,
    expect.stringContaining('"enabled"'),
  ])
})

import { describe, expect, it } from 'vitest'
import * as rpc from '../../generated/rpc/calls.ts'
import { contractServer, rpcOf } from '../testing/contract-server.ts'

const contract = contractServer('rosa', 'frank', 'nora', 'wes', 'pia')
const { server, member } = contract

it('GAP-107 API-048: the programs of a member have id, slug and status, and the diagnoses stand beside them', async () => {
  const of = rpcOf(contract, 'programs', 'portal.programs.v1.ProgramsService')
  const program = (id: string, name: string, dbSlug: string) => ({
    id,
    program: name,
    slug: name,
    dbSlug,
    status: 'PROGRAM_STATUS_ACTIVE',
  })
  await of((await member('rosa')).token)(
    'listPrograms',
    rpc.listPrograms,
    {},
    {
      message: {
        programs: [
          program('DM', 'diabetes', 'DIABETES'),
          program('HTN', 'hypertension', 'HYPERTENSION'),
          program('WM', 'weight', 'WEIGHT_MANAGEMENT'),
        ],
        diagnoses: [
          { code: 'E11.9', condition: 'DIAGNOSIS_CONDITION_DIABETES' },
          { code: 'I10', condition: 'DIAGNOSIS_CONDITION_HYPERTENSION' },
        ],
      },
    },
  )
  await of('at-nobody')('listPrograms', rpc.listPrograms, {}, { code: 'unauthenticated' })
})

describe('biometrics', () => {
  const of = rpcOf(contract, 'biometrics', 'portal.biometrics.v1.BiometricsService')

  it('API-054: stores a typed weight once, and returns weight, height and index', async () => {
    const { token } = await member('pia', { weight: [] })
    const biometrics = of(token)
    const { result } = await biometrics(
      'addWeight',
      rpc.addWeight,
      { measurementTime: '2026-11-20T07:05:00', weightLb: 170.04 },
      {
        message: {
          readingId: expect.any(String),
          biometrics: expect.objectContaining({
            weightLb: 170,
            weightMeasurementTime: '2026-11-20T07:05:00',
          }),
        },
      },
    )
    await biometrics(
      'addWeight',
      rpc.addWeight,
      { measurementTime: '2026-11-20T07:05:00', weightLb: 170 },
      { code: 'already_exists' },
    )
    const { weightReadings } = (await server().call('/v1/users/me/reading/weights', { token })).body
    expect(weightReadings).toEqual([
      expect.objectContaining({
        id: (result as { readingId: string }).readingId,
        normalizedWeightLb: 170,
        source: 'SELF_REPORTED',
      }),
    ])
    const now = {
      heightInches: 70,
      weightLb: 170,
      weightMeasurementTime: '2026-11-20T07:05:00',
      bodyMassIndex: 24.4,
      bodyMassIndexClass: 'BODY_MASS_INDEX_CLASS_HEALTHY',
    }
    await biometrics(
      'setHeight',
      rpc.setHeight,
      { heightInches: 70 },
      { message: { biometrics: now } },
    )
    await biometrics('setHeight', rpc.setHeight, { heightInches: 12 }, { code: 'invalid_argument' })
    await biometrics('getBiometrics', rpc.getBiometrics, {}, { message: { biometrics: now } })
    await of('at-nobody')('getBiometrics', rpc.getBiometrics, {}, { code: 'unauthenticated' })
  })

  it('API-054: the body compositions of a range are listed', async () => {
    const { token } = await member('wes', {
      weight: [{ timestamp: '2026-11-18T06:50:00', pounds: 200, bodyFat: 31.5, muscle: 30 }],
    })
    const range = { startTime: '2026-11-01T00:00:00', endTime: '2026-11-20T23:59:59' }
    await of(token)('listBodyCompositions', rpc.listBodyCompositions, range, {
      message: {
        bodyCompositions: [
          {
            readingId: expect.any(String),
            measurementTime: '2026-11-18T06:50:00',
            utcOffset: '-06:00',
            timeZone: 'America/Chicago',
            weightLb: 200,
            bodyFatPercentage: 31.5,
            musclePercentage: 30,
            bodyFatLb: 63,
            muscleLb: 60,
          },
        ],
      },
    })
    await of(token)(
      'listBodyCompositions',
      rpc.listBodyCompositions,
      { startTime: range.endTime, endTime: range.startTime },
      { code: 'invalid_argument' },
    )
  })
})

it('GAP-100: pulse readings of a range, and their statistics', async () => {
  const bp = (time: string, pulse: number | null) => ({
    timestamp: `2026-11-${time}:00`,
    systolic: 120,
    diastolic: 78,
    pulse,
    source: 'DEVICE',
  })
  const { token } = await member('frank', {
    bloodPressure: [bp('18T07:42', 59), bp('19T07:40', null), bp('20T07:40', 102)],
  })
  const pulse = rpcOf(contract, 'pulse', 'portal.pulse.v1.PulseService')(token)
  const range = { startTime: '2026-11-01T00:00:00', endTime: '2026-11-20T23:59:59' }
  const reading = (timestamp: string, beatsPerMinute: number) => ({
    id: expect.any(String),
    timestamp,
    utcOffset: '-06:00',
    timeZone: 'America/Chicago',
    beatsPerMinute,
    source: 'PULSE_SOURCE_DEVICE',
  })
  await pulse('listPulseReadings', rpc.listPulseReadings, range, {
    message: {
      readings: [reading('2026-11-20T07:40:00', 102), reading('2026-11-18T07:42:00', 59)],
    },
  })
  await pulse(
    'listPulseReadings',
    rpc.listPulseReadings,
    { startTime: range.endTime, endTime: range.startTime },
    { code: 'invalid_argument' },
  )
  await pulse('getPulseStats', rpc.getPulseStats, range, {
    message: {
      readingCount: 2,
      readingDayCount: 2,
      average: 81,
      lowest: 59,
      highest: 102,
      belowUsualCount: 1,
      usualCount: 0,
      aboveUsualCount: 1,
    },
  })
  await pulse(
    'getPulseStats',
    rpc.getPulseStats,
    { startTime: range.endTime, endTime: range.startTime },
    { code: 'invalid_argument' },
  )
})

describe('goals and challenges', () => {
  it('GAP-101: a goal is set, listed and deleted, once', async () => {
    const { token } = await member('nora', { bloodPressure: [] })
    const goals = rpcOf(contract, 'goals', 'portal.goals.v1.GoalsService')(token)
    const goal = {
      id: 'walk',
      plan: {
        kind: 'GOAL_KIND_ACTIVITY',
        title: 'Walk',
        weeklyTargetCount: 4,
        startDate: { year: 2026, month: 11, day: 1 },
      },
    } as const
    await goals('listGoals', rpc.listGoals, {}, { message: {} })
    await goals('setGoal', rpc.setGoal, goal, { message: { goal } })
    await goals(
      'setGoal',
      rpc.setGoal,
      { id: 'walk', plan: { ...goal.plan, endDate: { year: 2026, month: 10, day: 31 } } },
      { code: 'failed_precondition' },
    )
    await goals('listGoals', rpc.listGoals, {}, { message: { goals: [goal] } })
    await goals('deleteGoal', rpc.deleteGoal, { id: 'walk' }, { message: {} })
    await goals('deleteGoal', rpc.deleteGoal, { id: 'walk' }, { code: 'not_found' })
    await goals('listGoals', rpc.listGoals, {}, { message: {} })
  })

  it('GAP-100: the challenge statistics count the blood pressure entries; a personalized report needs five', async () => {
    const challenge = {
      kind: 'CHALLENGE_KIND_BLOOD_PRESSURE_CHECK',
      bloodPressureEntryCount: 5,
      requiredEntryCount: 5,
    }
    const of = rpcOf(contract, 'challenges', 'portal.challenges.v1.ChallengesService')
    await of((await member('rosa')).token)(
      'listChallengeStats',
      rpc.listChallengeStats,
      {},
      {
        message: {
          stats: [
            expect.objectContaining({ id: 'ch-2', ...challenge }),
            expect.objectContaining({ id: 'ch-1', ...challenge }),
          ],
        },
      },
    )
    await of('at-nobody')(
      'listChallengeStats',
      rpc.listChallengeStats,
      {},
      { code: 'unauthenticated' },
    )
  })
})

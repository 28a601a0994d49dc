import { create } from '@bufbuild/protobuf'
import type { ServiceImpl } from '@connectrpc/connect'
import {
  AddWeightResponseSchema,
  type Biometrics,
  BiometricsSchema,
  type BiometricsService,
  type BodyComposition,
  BodyCompositionSchema,
  GetBiometricsResponseSchema,
  ListBodyCompositionsResponseSchema,
  SetHeightResponseSchema,
  WeightGainLimitSchema,
} from '../../../generated/proto/portal/biometrics/v1/biometrics_pb.js'
import { readingMoment, placeOf, typedId } from '../../services/time/reading-moment.ts'
import { ALWAYS } from '../rest/weight/weight.ts'
import { newestWeight } from '../rest/weight/weight-stats.ts'
import { readFact, updateFact } from '../../database/facts/facts.ts'
import {
  addReadings,
  listReadings,
  readingsBehind,
  type WeightRow,
} from '../../database/tables/readings.ts'
import { wallClock } from '../../services/time/time-zone.ts'
import {
  bodyMassIndexClassOf,
  bodyMassIndexOf,
  isAdult,
} from '../../services/readings/body-mass-index.ts'
import { type MemberCall, memberCall } from '../rpc-call.ts'
import { finishTasks } from '../../services/members/finish-tasks.ts'
import { rpcPage } from '../rpc-pagination.ts'
import { rangeOf } from '../rpc-date-range.ts'

const tenth = (value: number): number => Math.round(value * 10) / 10

const compositionOf = (row: WeightRow): BodyComposition =>
  create(BodyCompositionSchema, {
    readingId: row.id,
    measurementTime: row.local_time,
    ...placeOf(row),
    weightLb: row.weight_lb,
    ...(row.body_fat === null
      ? {}
      : {
          bodyFatPercentage: row.body_fat,
          bodyFatLb: tenth((row.weight_lb * row.body_fat) / 100),
        }),
    ...(row.muscle === null
      ? {}
      : { musclePercentage: row.muscle, muscleLb: tenth((row.weight_lb * row.muscle) / 100) }),
  })

const MOST = 1000
const COMPOSED = {
  clause: 'AND is_irregular = 0 AND (body_fat IS NOT NULL OR muscle IS NOT NULL)',
  values: [],
}

const biometricsOf = async ({ store, caller, now }: MemberCall): Promise<Biometrics> => {
  const { heightInches } = await readFact(store, caller.id, 'health')
  const { birthDate } = await readFact(store, caller.id, 'personal')
  const newest = await newestWeight(store, caller.id, now)
  const [composed] = await listReadings(
    store,
    'weight_readings',
    caller.id,
    { ...ALWAYS, now, count: 1 },
    COMPOSED,
  )
  const isIndexed =
    newest !== undefined &&
    heightInches !== null &&
    isAdult(birthDate, wallClock(caller.timeZone, now))
  const index = isIndexed ? bodyMassIndexOf(newest.weight_lb, heightInches) : null
  const weightGainLimits = await readFact(store, caller.id, 'weightGainLimits')
  return create(BiometricsSchema, {
    weightGainLimits: weightGainLimits.map(({ pounds, days }) =>
      create(WeightGainLimitSchema, { gainLb: pounds, periodDays: days }),
    ),
    ...(heightInches === null ? {} : { heightInches }),
    ...(newest ? { weightLb: newest.weight_lb, weightMeasurementTime: newest.local_time } : {}),
    ...(index === null
      ? {}
      : { bodyMassIndex: index, bodyMassIndexClass: bodyMassIndexClassOf(index) }),
    ...(composed ? { bodyComposition: compositionOf(composed) } : {}),
  })
}

/** Height from the health information, and weights from the weight log. */
export const biometrics: ServiceImpl<typeof BiometricsService> = {
  getBiometrics: async (_request, context) =>
    create(GetBiometricsResponseSchema, { biometrics: await biometricsOf(memberCall(context)) }),

  setHeight: async ({ heightInches }, context) => {
    const call = memberCall(context)
    await updateFact(call.store, call.caller.id, 'health', (before) => ({
      ...before,
      heightInches,
    }))
    return create(SetHeightResponseSchema, { biometrics: await biometricsOf(call) })
  },

  addWeight: async ({ measurementTime, weightLb, timeZone }, context) => {
    const call = memberCall(context)
    const found = readingMoment(measurementTime, timeZone ?? call.caller.timeZone, call.now)
    if ('fault' in found)
      throw call.problem(
        found.fault === 'future_timestamp' ? 'weight-in-the-future' : 'weight-unknown-moment',
      )
    const weight_lb = tenth(weightLb)
    const id = typedId('w', call.caller.id, measurementTime, weight_lb)
    const row: WeightRow = {
      id,
      ...found.moment,
      weight_lb,
      weight_as_read: null,
      body_fat: null,
      muscle: null,
      is_irregular: 0,
      source: 'SELF_REPORTED',
    }
    if ((await addReadings(call.store, 'weight_readings', call.caller.id, [row])) === 0)
      throw call.problem('weight-already-exists')
    await finishTasks(call, 'TAKE_WEIGHT')
    return create(AddWeightResponseSchema, { readingId: id, biometrics: await biometricsOf(call) })
  },

  listBodyCompositions: async (request, context) => {
    const { store, caller, now, problem } = memberCall(context)
    const range = rangeOf(request, now, problem)
    const { rows, ...next } = await rpcPage(
      request,
      MOST,
      (after, count) =>
        readingsBehind(store, 'weight_readings', caller.id, { ...range, count, after }, COMPOSED),
      problem,
    )
    return create(ListBodyCompositionsResponseSchema, {
      ...next,
      bodyCompositions: rows.map(compositionOf),
    })
  },
}

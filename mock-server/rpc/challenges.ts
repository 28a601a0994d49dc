import { create } from '@bufbuild/protobuf'
import type { ServiceImpl } from '@connectrpc/connect'
import { ChallengeKind, type ChallengesService, ChallengeStatSchema, ListChallengeStatsResponseSchema } from '../../generated/proto/portal/challenges/v1/challenges_pb.js'
import { readFact } from '../store/facts.ts'
import type { Sql } from '../store/store.ts'
import { dayNumber, dayText } from '../time/zone.ts'
import { memberCall } from './context.ts'

/** 2§3: the report opens at five entries. */
const ENTRIES_NEEDED = 5
const DAYS = 14

const daysMeasured = async (sql: Sql, memberId: string, first: string, last: string, now: number): Promise<number> => {
  const row = await sql.get<{ days: number }>(
    'SELECT COUNT(DISTINCT SUBSTR(local_time, 1, 10)) AS days FROM bp_readings WHERE member_id = ? AND at_ms <= ? AND local_time >= ? AND local_time <= ?',
    [memberId, now, `${first}T00:00:00`, `${last}T23:59:59`],
  )
  return row?.days ?? 0
}

/** The entries of a challenge are counted in the readings. */
export const challenges: ServiceImpl<typeof ChallengesService> = {
  listChallengeStats: async (_request, context) => {
    const { store, caller, now } = memberCall(context)
    const mine = (await readFact(store, caller.id, 'challenges')).toSorted((a, b) => b.startedOn.localeCompare(a.startedOn))
    const stats = mine.map(async ({ id, startedOn }) => {
      const endsOn = dayText(dayNumber(startedOn) + DAYS - 1)
      const entries = await daysMeasured(store, caller.id, startedOn, endsOn, now)
      return create(ChallengeStatSchema, {
        id,
        kind: ChallengeKind.BLOOD_PRESSURE_CHECK,
        startedOn,
        endsOn,
        bloodPressureEntries: Math.min(entries, ENTRIES_NEEDED),
        entriesNeeded: ENTRIES_NEEDED,
      })
    })
    return create(ListChallengeStatsResponseSchema, { stats: await Promise.all(stats) })
  },
}

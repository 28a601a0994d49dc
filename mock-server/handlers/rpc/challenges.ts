import { create } from '@bufbuild/protobuf'
import type { ServiceImpl } from '@connectrpc/connect'
import {
  ChallengeKind,
  type ChallengesService,
  ChallengeStatSchema,
  ListChallengeStatsResponseSchema,
} from '../../../generated/proto/portal/challenges/v1/challenges_pb.js'
import { readFact } from '../../database/facts/facts.ts'
import type { ReadingFacts } from '../../database/facts/reading-facts.ts'
import type { Sql } from '../../database/store.ts'
import { dayNumber, dayText } from '../../services/time/time-zone.ts'
import { messageDateOf } from '../../services/time/calendar-date.ts'
import { memberCall } from '../rpc-call.ts'

/** The report opens at five entries (2§3). */
export const ENTRIES_NEEDED = 5
const DAYS = 14

type Challenge = ReadingFacts['challenges'][number]

/** Returns the member's challenges, latest first. */
export async function challengesOf(sql: Sql, memberId: string): Promise<readonly Challenge[]> {
  return (await readFact(sql, memberId, 'challenges')).toSorted((a, b) =>
    b.startDate.localeCompare(a.startDate),
  )
}

const lastDayOf = ({ startDate }: Challenge): string => dayText(dayNumber(startDate) + DAYS - 1)

/** Returns the days of a challenge with a blood pressure reading, at most as many as needed. */
export async function entriesOf(
  sql: Sql,
  memberId: string,
  challenge: Challenge,
  now: number,
): Promise<number> {
  const row = await sql.get<{ days: number }>(
    'SELECT COUNT(DISTINCT SUBSTR(local_time, 1, 10)) AS days FROM bp_readings WHERE member_id = ? AND at_ms <= ? AND local_time >= ? AND local_time <= ?',
    [memberId, now, `${challenge.startDate}T00:00:00`, `${lastDayOf(challenge)}T23:59:59`],
  )
  return Math.min(row?.days ?? 0, ENTRIES_NEEDED)
}

/** Blood pressure challenges, whose entries are counted from the readings. */
export const challenges: ServiceImpl<typeof ChallengesService> = {
  listChallengeStats: async (_request, context) => {
    const { store, caller, now } = memberCall(context)
    const stats = (await challengesOf(store, caller.id)).map(async (challenge) =>
      create(ChallengeStatSchema, {
        id: challenge.id,
        kind: ChallengeKind.BLOOD_PRESSURE_CHECK,
        startDate: messageDateOf(challenge.startDate),
        endDate: messageDateOf(lastDayOf(challenge)),
        bloodPressureEntryCount: await entriesOf(store, caller.id, challenge, now),
        requiredEntryCount: ENTRIES_NEEDED,
      }),
    )
    return create(ListChallengeStatsResponseSchema, { stats: await Promise.all(stats) })
  },
}

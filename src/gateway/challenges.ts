import * as Schema from 'effect/Schema'
import { ChallengeStat } from '#domain/challenges.ts'
import { listOf } from '#domain/formats.ts'
import type { ChallengeStatJson, ListChallengeStatsResponseJson } from '#generated/rpc/portal/challenges/v1/challenges_pb.js'
import { type Accepts, decoder } from './decode.ts'
import { field } from './message-field.ts'
import { wordField } from './message-word.ts'

const own = ChallengeStat.fields

export const ChallengeStatMessage = Schema.Struct({
  id: field(own.id, ''),
  kind: wordField('CHALLENGE_KIND', ['BLOOD_PRESSURE_CHECK']),
  startedOn: field(own.startedOn, ''),
  endsOn: field(own.endsOn, ''),
  bloodPressureEntries: field(own.bloodPressureEntries, 0),
  entriesNeeded: field(own.entriesNeeded, 0),
})
export const ChallengeStats = Schema.Struct({ stats: field(listOf(ChallengeStatMessage, 50), []) })
export type AcceptsChallenges = [Accepts<ChallengeStatJson, typeof ChallengeStatMessage>, Accepts<ListChallengeStatsResponseJson, typeof ChallengeStats>]

const decode = decoder('listChallengeStats', ChallengeStats)

/** The stats of an answer, the current challenge first. Throws ContractBroken. */
export const challengeStats = (wire: ListChallengeStatsResponseJson): readonly ChallengeStat[] => decode(wire).stats

// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { defaulted, empty, list, member, text, wellFormed, whole } from '../write.ts'
import { CalendarDate } from './calendar.writer.ts'

export const ListChallengeStatsRequest = empty
export type ListChallengeStatsRequest = typeof ListChallengeStatsRequest.Type

export const ChallengeStat = Schema.Struct({
  id: defaulted(text(1, 64).check(wellFormed), ''),
  kind: defaulted(member('CHALLENGE_KIND_', ['BLOOD_PRESSURE_CHECK']), "CHALLENGE_KIND_UNSPECIFIED"),
  startDate: CalendarDate,
  endDate: CalendarDate,
  bloodPressureEntryCount: whole(0, 5),
  requiredEntryCount: defaulted(whole(1, 5), 0),
})
export type ChallengeStat = typeof ChallengeStat.Type

export const ListChallengeStatsResponse = Schema.Struct({
  stats: defaulted(list(ChallengeStat, 0, 50), []),
})
export type ListChallengeStatsResponse = typeof ListChallengeStatsResponse.Type

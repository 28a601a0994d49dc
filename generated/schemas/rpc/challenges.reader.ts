// Written by `npm run generate` from contracts/. Do not edit.
import { member, number, numeral, object, rows, text, type Flavor, type Reader, type Rows, type Unknown } from '../read.ts'
import { readCalendarDate, type CalendarDate } from './calendar.reader.ts'

export type ChallengeKind = 'BLOOD_PRESSURE_CHECK' | Unknown

export type ListChallengeStatsRequest = {
}

export type ChallengeStat = {
  readonly id: Flavor<'ChallengeStatId'>
  readonly kind: ChallengeKind
  readonly startDate: CalendarDate
  readonly endDate: CalendarDate
  readonly bloodPressureEntryCount: number
  readonly requiredEntryCount: number
}

export type ListChallengeStatsResponse = {
  readonly stats: Rows<ChallengeStat>
}

const challengeKind = member('CHALLENGE_KIND_', ['', 'BLOOD_PRESSURE_CHECK'])

/** Reads `ListChallengeStatsRequest` as a server sends it. */
export const readListChallengeStatsRequest: Reader<ListChallengeStatsRequest> = object<ListChallengeStatsRequest>({})

/** Reads `ChallengeStat` as a server sends it. */
export const readChallengeStat: Reader<ChallengeStat> = object<ChallengeStat>({
  id: [text(/./su), ''],
  kind: [challengeKind, "CHALLENGE_KIND_UNSPECIFIED"],
  startDate: readCalendarDate,
  endDate: readCalendarDate,
  bloodPressureEntryCount: numeral(number(true, 0, 5)),
  requiredEntryCount: [numeral(number(true, 1, 5)), 0],
})

/** Reads `ListChallengeStatsResponse` as a server sends it. */
export const readListChallengeStatsResponse: Reader<ListChallengeStatsResponse> = object<ListChallengeStatsResponse>({
  stats: [rows(readChallengeStat), []],
})

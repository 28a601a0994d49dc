// Written by `npm run generate` from contracts/. Do not edit.
import { member, number, numeral, object, rows, text, type Flavor, type Reader, type Rows, type Unknown } from '../read.ts'
import { readCalendarDate, type CalendarDate } from './calendar.reader.ts'

export type ChallengeKind = 'BLOOD_PRESSURE_CHECK' | Unknown

export type ListChallengeStatsRequest = {
}

export type ChallengeStat = {
  readonly id: Flavor<'ChallengeStatId'>
  readonly kind: ChallengeKind
  readonly startedOn: CalendarDate
  readonly endsOn: CalendarDate
  readonly bloodPressureEntries: number
  readonly entriesNeeded: number
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
  startedOn: readCalendarDate,
  endsOn: readCalendarDate,
  bloodPressureEntries: [numeral(number(true, 0, 5)), 0],
  entriesNeeded: [numeral(number(true, 1, 5)), 0],
})

/** Reads `ListChallengeStatsResponse` as a server sends it. */
export const readListChallengeStatsResponse: Reader<ListChallengeStatsResponse> = object<ListChallengeStatsResponse>({
  stats: [rows(readChallengeStat), []],
})

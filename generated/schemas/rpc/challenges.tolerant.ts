// Written by `npm run generate` from contracts/. Do not edit.
import { defaulted, member, number, numeral, object, rows, text, type Tolerant } from '../tolerant.ts'
import { CalendarDateReader } from './calendar.tolerant.ts'
import type { ListChallengeStatsRequest, ChallengeStat, ListChallengeStatsResponse } from './challenges.reader.ts'

const challengeKind = member('CHALLENGE_KIND_', ['', 'BLOOD_PRESSURE_CHECK'])

export const ListChallengeStatsRequestReader: Tolerant<ListChallengeStatsRequest> = object({})

export const ChallengeStatReader: Tolerant<ChallengeStat> = object({
  id: defaulted(text(/./su), ''),
  kind: defaulted(challengeKind, "CHALLENGE_KIND_UNSPECIFIED"),
  startDate: CalendarDateReader,
  endDate: CalendarDateReader,
  bloodPressureEntryCount: numeral(number(true, 0, 5)),
  requiredEntryCount: defaulted(numeral(number(true, 1, 5)), 0),
})

export const ListChallengeStatsResponseReader: Tolerant<ListChallengeStatsResponse> = object({
  stats: defaulted(rows(ChallengeStatReader), []),
})

import type { Day } from '#platform/model/calendar-day.ts'
import { toQueryState, type QueryState } from '#platform/query/query-state.ts'
import { useGetPersonalInfo } from '#generated/openapi/hooks.ts'
import type { PersonalInfo } from '#generated/schemas/openapi/account.reader.ts'
import { personalInfoParams } from './use-unread-phones.ts'

const birthDateOf = ({ birthDate }: PersonalInfo) => birthDate

/** The member's date of birth; shares the query of the initial load. */
export function useBirthDate(): QueryState<Day> {
  return toQueryState(
    useGetPersonalInfo(personalInfoParams, { select: birthDateOf, staleTime: Infinity }),
  )
}

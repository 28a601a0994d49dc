import { fullNameOf } from './model/personal-info.ts'
import { useInitialAnswers } from './member-context.tsx'

/**
 * The person of a report: name and date of birth (`yyyy-MM-dd`), null until they are loaded.
 * `member` is the id for stored view preferences, or empty.
 */
export function useReportPerson(): {
  readonly name: string | null
  readonly born: string | null
  readonly member: string
} {
  const { personal, userId } = useInitialAnswers()
  return {
    name: personal.value === null ? null : fullNameOf(personal.value),
    born: personal.value?.birthDate ?? null,
    member: userId.value ?? '',
  }
}

import { fullNameOf } from './model/personal-info.ts'
import { useInitialAnswers } from './member-context.tsx'

/**
 * Whom a report is of: name and date of birth (`yyyy-MM-dd`), null while they are not known;
 * `member` is the id by which choices of view are remembered, or empty.
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

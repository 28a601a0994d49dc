import { fullNameOf } from './model/personal-info.ts'
import { useInitialAnswers } from './member-context.tsx'

/** The member's full name for printed pages; null until it is loaded. */
export function useMemberName(): string | null {
  const { personal } = useInitialAnswers()
  return personal.value === null ? null : fullNameOf(personal.value)
}

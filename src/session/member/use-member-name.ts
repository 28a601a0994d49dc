import { fullNameOf } from './model/personal-info.ts'
import { useInitialAnswers } from './member-context.tsx'

/** The member's name as it stands on paper, null while it is not known. */
export function useMemberName(): string | null {
  const { personal } = useInitialAnswers()
  return personal.value === null ? null : fullNameOf(personal.value)
}

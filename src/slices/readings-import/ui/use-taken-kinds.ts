import { useInitialAnswers } from '#session/member/member-context.tsx'
import { activeNames, activePrograms, hasWeightManagement } from '#session/member/model/programs.ts'

/** The kinds of readings that the member's programs have. */
export type TakenKinds = { readonly sugar: boolean; readonly weight: boolean }

const every: TakenKinds = { sugar: true, weight: true }

/**
 * The kinds that an import takes; null while the programs are being loaded. When they cannot be
 * read, nothing is refused for them.
 */
export function useTakenKinds(): TakenKinds | null {
  const { programs } = useInitialAnswers()
  if (programs.value === null) return programs.status === 'failed' ? every : null
  const weight =
    hasWeightManagement(programs.value) || activeNames(programs.value).has('heartFailure')
  return { sugar: activePrograms(programs.value).bloodSugar, weight }
}

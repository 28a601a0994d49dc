import type { EducationProgram } from './education.ts'
import { type ProgramName, programSlugs } from '#session/member/model/programs.ts'

/** 2§4: whose courses come first. */
const byPriority: readonly ProgramName[] = [
  'comprehensivePrediabetes',
  'advancedPrediabetes',
  'prediabetes',
  'comprehensiveWeight',
  'advancedWeight',
  'weight',
]

/**
 * The member's highest-priority program that has courses (SSO-025); null when none of the six is
 * among them.
 */
export function educationProgramOf(programs: readonly EducationProgram[]): EducationProgram | null {
  return (
    byPriority
      .map((name) => programs.find(({ dbSlug }) => dbSlug === programSlugs[name]))
      .find((found) => found !== undefined) ?? null
  )
}

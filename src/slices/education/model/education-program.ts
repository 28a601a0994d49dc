import type { EducationProgram } from './education.ts'
import { type ProgramName, programSlugs } from '#session/member/model/programs.ts'

/** The priority of programs with courses (2§4). */
const byPriority: readonly ProgramName[] = [
  'comprehensivePrediabetes',
  'advancedPrediabetes',
  'prediabetes',
  'comprehensiveWeight',
  'advancedWeight',
  'weight',
]

/** The member's highest-priority program with courses (SSO-025); `null` without any of the six. */
export function educationProgramOf(programs: readonly EducationProgram[]): EducationProgram | null {
  return (
    byPriority
      .map((name) => programs.find(({ dbSlug }) => dbSlug === programSlugs[name]))
      .find((found) => found !== undefined) ?? null
  )
}

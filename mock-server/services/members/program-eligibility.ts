import { readFact } from '../../database/facts/facts.ts'
import type { Sql } from '../../database/store.ts'
import type { ProgramName } from '../../seed/program-catalogue.ts'

/** Returns the ACTIVE programs of a member; no other status counts (2§3). */
export async function activePrograms(
  sql: Sql,
  memberId: string,
): Promise<ReadonlySet<ProgramName>> {
  return new Set(
    (await readFact(sql, memberId, 'programs')).programs.flatMap(({ program, status }) =>
      status === 'ACTIVE' ? [program] : [],
    ),
  )
}

export const weightPrograms: readonly ProgramName[] = [
  'weight',
  'advancedWeight',
  'comprehensiveWeight',
  'prediabetes',
  'advancedPrediabetes',
  'comprehensivePrediabetes',
]
const withFoodLog: readonly ProgramName[] = [
  'diabetes',
  'deviceFlex',
  'hypertension',
  ...weightPrograms,
]

/**
 * Returns whether a member has the food log: blood sugar, blood pressure, prediabetes and weight
 * programs (TOUR-018, GAP-036).
 */
export function hasFoodLog(active: ReadonlySet<ProgramName>): boolean {
  return withFoodLog.some((program) => active.has(program))
}

/** Returns whether a feature is on for the member. */
export async function hasFeature(sql: Sql, memberId: string, name: string): Promise<boolean> {
  return (await readFact(sql, memberId, 'features')).features.some(
    (feature) => feature.name === name && feature.state === 'ENABLED',
  )
}

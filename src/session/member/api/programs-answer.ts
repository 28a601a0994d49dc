import { programOf, type Program } from '../model/programs.ts'
import { RpcProblem } from '#generated/rpc/problem.ts'
import type { Rows } from '#generated/schemas/read.ts'
import type { Diagnosis, ListProgramsResponse } from '#generated/schemas/rpc/programs.reader.ts'

/** The programs of an answer, in its order, and how many could not be read. */
export function programsOf({ programs: { items, leftOut } }: ListProgramsResponse): Rows<Program> {
  return { items: items.map(programOf), leftOut }
}

/** The diagnoses that the account knows. */
export function diagnosesOf({ diagnoses }: ListProgramsResponse): Rows<Diagnosis> {
  return diagnoses
}

export function hasKidneyDiseaseDiagnosis(
  diagnoses: readonly Pick<Diagnosis, 'condition'>[],
): boolean {
  return diagnoses.some(({ condition }) => condition === 'CHRONIC_KIDNEY_DISEASE')
}

const none = { items: [], leftOut: 0 } as const

/**
 * Permission denied on the programs means that there are none (PROG-039); anything else that went
 * wrong is thrown on.
 */
export function noneIfDenied(thrown: unknown): ListProgramsResponse {
  if (thrown instanceof RpcProblem && thrown.code === 'permission_denied')
    return { programs: none, diagnoses: none }
  throw thrown
}

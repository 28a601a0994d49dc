import { programOf, type Program } from '../model/programs.ts'
import { RpcProblem } from '#generated/rpc/problem.ts'
import type { Rows } from '#generated/schemas/read.ts'
import type { Diagnosis, ListProgramsResponse } from '#generated/schemas/rpc/programs.reader.ts'

/** The programs of an answer in its order, with the count of unreadable ones. */
export function programsOf({ programs: { items, leftOut } }: ListProgramsResponse): Rows<Program> {
  return { items: items.map(programOf), leftOut }
}

/** The diagnoses of an answer. */
export function diagnosesOf({ diagnoses }: ListProgramsResponse): Rows<Diagnosis> {
  return diagnoses
}

export function hasKidneyDiseaseDiagnosis(
  diagnoses: readonly Pick<Diagnosis, 'condition'>[],
): boolean {
  return diagnoses.some(({ condition }) => condition === 'CHRONIC_KIDNEY_DISEASE')
}

const none = { items: [], leftOut: 0 } as const

/** Permission denied means that there are no programs (PROG-039). Rethrows any other error. */
export function noneIfDenied(thrown: unknown): ListProgramsResponse {
  if (thrown instanceof RpcProblem && thrown.code === 'permission_denied')
    return { programs: none, diagnoses: none }
  throw thrown
}

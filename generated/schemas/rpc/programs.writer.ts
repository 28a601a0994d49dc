// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { defaulted, empty, list, matching, member, wellFormed } from '../write.ts'

export const ListProgramsRequest = empty
export type ListProgramsRequest = typeof ListProgramsRequest.Type

export const Program = Schema.Struct({
  id: defaulted(matching(/^[A-Z][A-Z0-9_]{0,39}$/u), ''),
  program: defaulted(matching(/^[a-z][A-Za-z0-9]{0,59}$/u), ''),
  slug: defaulted(matching(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/u, 0, 60), ''),
  dbSlug: defaulted(matching(/^[A-Z][A-Z0-9_]{0,59}$/u), ''),
  status: defaulted(member('PROGRAM_STATUS_', ['PENDING', 'ACTIVE', 'INACTIVE', 'OFFERED', 'REGISTERED', 'USER_ACTION_REQUIRED']), "PROGRAM_STATUS_UNSPECIFIED"),
})
export type Program = typeof Program.Type

export const Diagnosis = Schema.Struct({
  code: defaulted(matching(/^[A-Z][0-9][0-9A-Z](\.[0-9A-Z]{1,4})?$/u).check(wellFormed), ''),
  condition: defaulted(member('DIAGNOSIS_CONDITION_', ['OTHER', 'DIABETES', 'HYPERTENSION', 'HEART_FAILURE', 'CHRONIC_KIDNEY_DISEASE']), "DIAGNOSIS_CONDITION_UNSPECIFIED"),
})
export type Diagnosis = typeof Diagnosis.Type

export const ListProgramsResponse = Schema.Struct({
  programs: defaulted(list(Program, 0, 100), []),
  diagnoses: defaulted(list(Diagnosis, 0, 100), []),
})
export type ListProgramsResponse = typeof ListProgramsResponse.Type

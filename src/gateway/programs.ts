import * as Schema from 'effect/Schema'
import { listOf, matching } from '#domain/formats.ts'
import { programNameOf, type Program, type ProgramStatus } from '#domain/programs.ts'
import type { ListProgramsResponseJson, ProgramStatusJson } from '#generated/rpc/portal/programs/v1/programs_pb.js'
import { RpcProblem } from '#generated/rpc/problem.ts'
import { rowsDecoder, type Accepts } from './decode.ts'
import { enumField, field } from './message-field.ts'

/** PROG-015: a status that asks the member to act is PENDING. */
const statuses = {
  PROGRAM_STATUS_PENDING: 'PENDING',
  PROGRAM_STATUS_ACTIVE: 'ACTIVE',
  PROGRAM_STATUS_INACTIVE: 'INACTIVE',
  PROGRAM_STATUS_OFFERED: 'OFFERED',
  PROGRAM_STATUS_REGISTERED: 'REGISTERED',
  PROGRAM_STATUS_USER_ACTION_REQUIRED: 'PENDING',
} as const satisfies Record<Exclude<ProgramStatusJson, 'PROGRAM_STATUS_UNSPECIFIED'>, ProgramStatus>

export const ProgramEntry = Schema.Struct({
  id: field(matching(/^[A-Z][A-Z0-9_]{0,39}$/), ''),
  program: field(matching(/^[a-z][A-Za-z0-9]{0,59}$/), ''),
  slug: field(matching(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 60), ''),
  dbSlug: field(matching(/^[A-Z][A-Z0-9_]{0,59}$/), ''),
  status: enumField('PROGRAM_STATUS_UNSPECIFIED', Object.keys(statuses) as readonly (keyof typeof statuses)[]),
})

export const Diagnosis = Schema.Struct({
  code: field(matching(/^[A-Z][0-9][0-9A-Z](\.[0-9A-Z]{1,4})?$/), ''),
  condition: enumField('DIAGNOSIS_CONDITION_UNSPECIFIED', [
    'DIAGNOSIS_CONDITION_OTHER', 'DIAGNOSIS_CONDITION_DIABETES', 'DIAGNOSIS_CONDITION_HYPERTENSION', 'DIAGNOSIS_CONDITION_HEART_FAILURE', 'DIAGNOSIS_CONDITION_CHRONIC_KIDNEY_DISEASE',
  ]),
})

export const Programs = Schema.Struct({ programs: field(listOf(ProgramEntry, 100), []), diagnoses: field(listOf(Diagnosis, 100), []) })
export type AcceptsPrograms = Accepts<ListProgramsResponseJson, typeof Programs>

/** What decides about access is read strictly; a change in the other fields costs no program. */
const programRows = rowsDecoder('listPrograms', Schema.Struct({ ...ProgramEntry.fields, id: field(Schema.String, ''), program: field(Schema.String, ''), slug: field(Schema.String, '') }))
const diagnosisRows = rowsDecoder('listPrograms', Diagnosis)

/** The programs of an answer, in its order, without those of an unknown status: only ACTIVE opens a page. Throws ContractBroken. */
export const programsOf = (wire: ListProgramsResponseJson): readonly Program[] =>
  programRows(wire.programs ?? []).items.map(entry => ({ ...entry, status: statuses[entry.status], name: programNameOf(entry.dbSlug, entry.id) }))

/** The diagnoses that the account knows, as far as the portal acts on them. Throws ContractBroken. */
export const diagnosesOf = (wire: ListProgramsResponseJson): readonly (typeof Diagnosis.Type)[] => diagnosisRows(wire.diagnoses ?? []).items

export const hasKidneyDiseaseDiagnosis = (diagnoses: readonly Pick<typeof Diagnosis.Type, 'condition'>[]): boolean =>
  diagnoses.some(({ condition }) => condition === 'DIAGNOSIS_CONDITION_CHRONIC_KIDNEY_DISEASE')

/** Permission denied on the programs means that there are none (PROG-039); anything else that went wrong is thrown on. */
export function noneIfDenied(thrown: unknown): ListProgramsResponseJson {
  if (thrown instanceof RpcProblem && thrown.code === 'permission_denied') return {}
  throw thrown
}

// Written by `npm run generate` from contracts/. Do not edit.
import { member, object, rows, text, type Flavor, type Reader, type Rows, type Unknown } from '../read.ts'

export type ProgramStatus = 'PENDING' | 'ACTIVE' | 'INACTIVE' | 'OFFERED' | 'REGISTERED' | 'USER_ACTION_REQUIRED' | Unknown

export type DiagnosisCondition = 'OTHER' | 'DIABETES' | 'HYPERTENSION' | 'HEART_FAILURE' | 'CHRONIC_KIDNEY_DISEASE' | Unknown

export type ListProgramsRequest = {
}

export type Program = {
  readonly id: Flavor<'ProgramId'>
  readonly program: string
  readonly slug: string
  readonly dbSlug: string
  readonly status: ProgramStatus
}

export type Diagnosis = {
  readonly code: string
  readonly condition: DiagnosisCondition
}

export type ListProgramsResponse = {
  readonly programs: Rows<Program>
  readonly diagnoses: Rows<Diagnosis>
}

const pattern = text(/^[A-Z][A-Z0-9_]{0,39}$/u)
const pattern2 = text(/^[a-z][A-Za-z0-9]{0,59}$/u)
const pattern3 = text(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/u)
const pattern4 = text(/^[A-Z][A-Z0-9_]{0,59}$/u)
const programStatus = member('PROGRAM_STATUS_', ['', 'PENDING', 'ACTIVE', 'INACTIVE', 'OFFERED', 'REGISTERED', 'USER_ACTION_REQUIRED'])
const pattern5 = text(/^[A-Z][0-9][0-9A-Z](\.[0-9A-Z]{1,4})?$/u)
const diagnosisCondition = member('DIAGNOSIS_CONDITION_', ['', 'OTHER', 'DIABETES', 'HYPERTENSION', 'HEART_FAILURE', 'CHRONIC_KIDNEY_DISEASE'])

/** Reads `ListProgramsRequest` as a server sends it. */
export const readListProgramsRequest: Reader<ListProgramsRequest> = object<ListProgramsRequest>({})

/** Reads `Program` as a server sends it. */
export const readProgram: Reader<Program> = object<Program>({
  id: [pattern, ''],
  program: [pattern2, ''],
  slug: [pattern3, ''],
  dbSlug: [pattern4, ''],
  status: [programStatus, "PROGRAM_STATUS_UNSPECIFIED"],
})

/** Reads `Diagnosis` as a server sends it. */
export const readDiagnosis: Reader<Diagnosis> = object<Diagnosis>({
  code: [pattern5, ''],
  condition: [diagnosisCondition, "DIAGNOSIS_CONDITION_UNSPECIFIED"],
})

/** Reads `ListProgramsResponse` as a server sends it. */
export const readListProgramsResponse: Reader<ListProgramsResponse> = object<ListProgramsResponse>({
  programs: [rows(readProgram), []],
  diagnoses: [rows(readDiagnosis), []],
})

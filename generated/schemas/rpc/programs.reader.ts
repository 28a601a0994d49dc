// Written by `npm run generate` from contracts/. Do not edit.
import { member, object, orUnreadable, rows, text, type Flavor, type Reader, type Rows, type Unknown, type Unreadable } from '../read.ts'

export type ProgramStatus = 'PENDING' | 'ACTIVE' | 'INACTIVE' | 'OFFERED' | 'REGISTERED' | 'USER_ACTION_REQUIRED' | Unknown

export type DiagnosisCondition = 'OTHER' | 'DIABETES' | 'HYPERTENSION' | 'HEART_FAILURE' | 'CHRONIC_KIDNEY_DISEASE' | Unknown

export type ListProgramsRequest = {
}

export type Program = {
  readonly id: Flavor<'ProgramId'> | Unreadable
  readonly program: string | Unreadable
  readonly slug: string | Unreadable
  readonly dbSlug: string
  readonly status: ProgramStatus
}

export type Diagnosis = {
  readonly code: string | Unreadable
  readonly condition: DiagnosisCondition
}

export type ListProgramsResponse = {
  readonly programs: Rows<Program>
  readonly diagnoses: Rows<Diagnosis>
}

const pattern = text(/^[A-Z][A-Z0-9_]{0,59}$/u)
const programStatus = member('PROGRAM_STATUS_', ['', 'PENDING', 'ACTIVE', 'INACTIVE', 'OFFERED', 'REGISTERED', 'USER_ACTION_REQUIRED'])
const diagnosisCondition = member('DIAGNOSIS_CONDITION_', ['', 'OTHER', 'DIABETES', 'HYPERTENSION', 'HEART_FAILURE', 'CHRONIC_KIDNEY_DISEASE'])

/** Reads `ListProgramsRequest` as a server sends it. */
export const readListProgramsRequest: Reader<ListProgramsRequest> = object<ListProgramsRequest>({})

/** Reads `Program` as a server sends it. */
export const readProgram: Reader<Program> = object<Program>({
  id: [orUnreadable(text()), ''],
  program: [orUnreadable(text()), ''],
  slug: [orUnreadable(text()), ''],
  dbSlug: [pattern, ''],
  status: [programStatus, "PROGRAM_STATUS_UNSPECIFIED"],
})

/** Reads `Diagnosis` as a server sends it. */
export const readDiagnosis: Reader<Diagnosis> = object<Diagnosis>({
  code: [orUnreadable(text()), ''],
  condition: [diagnosisCondition, "DIAGNOSIS_CONDITION_UNSPECIFIED"],
})

/** Reads `ListProgramsResponse` as a server sends it. */
export const readListProgramsResponse: Reader<ListProgramsResponse> = object<ListProgramsResponse>({
  programs: [rows(readProgram), []],
  diagnoses: [rows(readDiagnosis, 0, true), []],
})

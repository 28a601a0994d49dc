// Written by `npm run generate` from contracts/. Do not edit.
import { defaulted, member, object, rows, text, type Tolerant } from '../tolerant.ts'
import type { ListProgramsRequest, Program, Diagnosis, ListProgramsResponse } from './programs.reader.ts'

const pattern = text(/^[A-Z][A-Z0-9_]{0,39}$/u)
const pattern2 = text(/^[a-z][A-Za-z0-9]{0,59}$/u)
const pattern3 = text(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/u)
const pattern4 = text(/^[A-Z][A-Z0-9_]{0,59}$/u)
const programStatus = member('PROGRAM_STATUS_', ['', 'PENDING', 'ACTIVE', 'INACTIVE', 'OFFERED', 'REGISTERED', 'USER_ACTION_REQUIRED'])
const pattern5 = text(/^[A-Z][0-9][0-9A-Z](\.[0-9A-Z]{1,4})?$/u)
const diagnosisCondition = member('DIAGNOSIS_CONDITION_', ['', 'OTHER', 'DIABETES', 'HYPERTENSION', 'HEART_FAILURE', 'CHRONIC_KIDNEY_DISEASE'])

export const ListProgramsRequestReader: Tolerant<ListProgramsRequest> = object({})

export const ProgramReader: Tolerant<Program> = object({
  id: defaulted(pattern, ''),
  program: defaulted(pattern2, ''),
  slug: defaulted(pattern3, ''),
  dbSlug: defaulted(pattern4, ''),
  status: defaulted(programStatus, "PROGRAM_STATUS_UNSPECIFIED"),
})

export const DiagnosisReader: Tolerant<Diagnosis> = object({
  code: defaulted(pattern5, ''),
  condition: defaulted(diagnosisCondition, "DIAGNOSIS_CONDITION_UNSPECIFIED"),
})

export const ListProgramsResponseReader: Tolerant<ListProgramsResponse> = object({
  programs: defaulted(rows(ProgramReader), []),
  diagnoses: defaulted(rows(DiagnosisReader), []),
})

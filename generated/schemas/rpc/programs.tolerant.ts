// Written by `npm run generate` from contracts/. Do not edit.
import { defaulted, member, object, orUnreadable, rows, text, type Tolerant } from '../tolerant.ts'
import type { ListProgramsRequest, Program, Diagnosis, ListProgramsResponse } from './programs.reader.ts'

const pattern = text(/^[A-Z][A-Z0-9_]{0,59}$/u)
const programStatus = member('PROGRAM_STATUS_', ['', 'PENDING', 'ACTIVE', 'INACTIVE', 'OFFERED', 'REGISTERED', 'USER_ACTION_REQUIRED'])
const diagnosisCondition = member('DIAGNOSIS_CONDITION_', ['', 'OTHER', 'DIABETES', 'HYPERTENSION', 'HEART_FAILURE', 'CHRONIC_KIDNEY_DISEASE'])

export const ListProgramsRequestReader: Tolerant<ListProgramsRequest> = object({})

export const ProgramReader: Tolerant<Program> = object({
  id: defaulted(orUnreadable(text()), ''),
  program: defaulted(orUnreadable(text()), ''),
  slug: defaulted(orUnreadable(text()), ''),
  dbSlug: defaulted(pattern, ''),
  status: defaulted(programStatus, "PROGRAM_STATUS_UNSPECIFIED"),
})

export const DiagnosisReader: Tolerant<Diagnosis> = object({
  code: defaulted(orUnreadable(text()), ''),
  condition: defaulted(diagnosisCondition, "DIAGNOSIS_CONDITION_UNSPECIFIED"),
})

export const ListProgramsResponseReader: Tolerant<ListProgramsResponse> = object({
  programs: defaulted(rows(ProgramReader), []),
  diagnoses: defaulted(rows(DiagnosisReader, 0, true), []),
})

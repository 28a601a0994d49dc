// Written by `npm run generate` from contracts/. Do not edit.
import { number, object, rows, text, words, type Tolerant } from '../tolerant.ts'
import { LocalDateTimeReader } from './common.tolerant.ts'
import type { TestType, LabUnit, LabResult, LabResults } from './labs.reader.ts'

export const TestTypeReader: Tolerant<TestType> = words('HbA1C', 'EGFR', 'UACR', 'CHOLESTEROL_TOTAL', 'CHOLESTEROL_LDL', 'CHOLESTEROL_HDL', 'TRIGLYCERIDES')

export const LabUnitReader: Tolerant<LabUnit> = words('%', 'mL/min/1.73m2', 'mg/g', 'mg/dL')

export const LabResultReader: Tolerant<LabResult> = object({
  id: text(/./su),
  testType: TestTypeReader,
  quantitativeValue: number(false, 0, 5000),
  unit: LabUnitReader,
  timestamp: LocalDateTimeReader,
})

export const LabResultsReader: Tolerant<LabResults> = rows(LabResultReader, 0, true)

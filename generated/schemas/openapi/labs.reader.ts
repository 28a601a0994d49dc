// Written by `npm run generate` from contracts/. Do not edit.
import { number, object, rows, text, words, type Flavor, type Reader, type Rows, type Unknown } from '../read.ts'
import { readLocalDateTime, type LocalDateTime } from './common.reader.ts'

/** Laboratory tests; HbA1C is given (2§7), the others are our own. */
export type TestType = 'HbA1C' | 'EGFR' | 'UACR' | 'CHOLESTEROL_TOTAL' | 'CHOLESTEROL_LDL' | 'CHOLESTEROL_HDL' | 'TRIGLYCERIDES' | Unknown

export type LabUnit = '%' | 'mL/min/1.73m2' | 'mg/g' | 'mg/dL' | Unknown

/** One result of a laboratory test. An A1C result is `quantitativeValue` in percent and its `timestamp` (2§3). */
export type LabResult = {
  readonly id: Flavor<'LabResultId'>
  readonly testType: TestType
  readonly quantitativeValue: number
  readonly unit: LabUnit
  readonly timestamp: LocalDateTime
}

/** Newest first. The list itself is the body (2§7 tests it for being empty). */
export type LabResults = Rows<LabResult>

/** Reads `TestType` as a server sends it. */
export const readTestType: Reader<TestType> = words('HbA1C', 'EGFR', 'UACR', 'CHOLESTEROL_TOTAL', 'CHOLESTEROL_LDL', 'CHOLESTEROL_HDL', 'TRIGLYCERIDES')

/** Reads `LabUnit` as a server sends it. */
export const readLabUnit: Reader<LabUnit> = words('%', 'mL/min/1.73m2', 'mg/g', 'mg/dL')

/** Reads `LabResult` as a server sends it. */
export const readLabResult: Reader<LabResult> = object<LabResult>({
  id: text(/./su),
  testType: readTestType,
  quantitativeValue: number(false, 0, 5000),
  unit: readLabUnit,
  timestamp: readLocalDateTime,
})

/** Reads `LabResults` as a server sends it. */
export const readLabResults: Reader<LabResults> = rows(readLabResult)

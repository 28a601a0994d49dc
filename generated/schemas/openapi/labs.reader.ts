// Written by `npm run generate` from contracts/. Do not edit.
import { number, object, rows, text, words, type Flavor, type Reader, type Rows, type Unknown } from '../read.ts'
import { readLocalDateTime, type LocalDateTime } from './common.reader.ts'

/** Laboratory tests whose results the portal shows. */
export type TestType = 'HbA1C' | 'EGFR' | 'UACR' | 'CHOLESTEROL_TOTAL' | 'CHOLESTEROL_LDL' | 'CHOLESTEROL_HDL' | 'TRIGLYCERIDES' | Unknown

/** Unit of a laboratory result; each test type has one. */
export type LabUnit = '%' | 'mL/min/1.73m2' | 'mg/g' | 'mg/dL' | Unknown

/** One result of a laboratory test. */
export type LabResult = {
  /** Opaque id of the result. */
  readonly id: Flavor<'LabResultId'>
  /** The test that was done. */
  readonly testType: TestType
  /** The measured value in `unit`. */
  readonly quantitativeValue: number
  /** Unit of the value. */
  readonly unit: LabUnit
  /** Moment of the result, on a wall clock without a zone. */
  readonly timestamp: LocalDateTime
}

/** One page of results, newest first. The list itself is the body; an empty list means that there is no result. */
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
export const readLabResults: Reader<LabResults> = rows(readLabResult, 0, true)
